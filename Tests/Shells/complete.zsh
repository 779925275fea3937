# Completes a line in an interactive zsh, and prints what that offers. Usage: complete.zsh FOLDER LINE
zmodload zsh/zpty
zpty -b shell zsh -f -i
zpty -w shell "PROMPT=; unset zle_bracketed_paste; fpath=(${(q)1} \$fpath); autoload -Uz compinit; compinit -u -D"
zpty -w shell "zstyle ':completion:*' verbose no; setopt no_auto_menu; bindkey '^X' list-choices; bindkey -s '^G' ''"
zpty -w shell "show-end() { zle -M 'END OF''LIST' }; zle -N show-end; bindkey '^E' show-end"
zpty -w shell "stty -echo cols 400 rows 200; echo REA''DY"
zpty -r -m shell ignored '*READY*'
zpty -n -w shell "$2"$'\t\t\C-e'
zpty -r -m shell offered '*END OFLIST*'
print -r -- "$offered"
zpty -d shell
