"""Lists and calls everything that `navatlas mcp` serves, with the protocol's own client. Usage: client.py NAVATLAS FOLDER

FOLDER is a git repository with the example app TodoApp in 'Sources' and one commit.
"""

import asyncio
import json
import sys

from mcp import Client, MCPError, StdioServerParameters

NAVATLAS, FOLDER = sys.argv[1:]
SERVER = StdioServerParameters(
    command=NAVATLAS, args=["mcp", "--entry", "MainCoordinator", "--profile", "cover.lcov", "Sources"], cwd=FOLDER
)

# For each tool: arguments and what the answer says.
GOOD = {
    "screens": [({}, "TodoScreen: screen, reachable"), ({"matching": "todos", "limit": 1}, "of which 1 are listed")],
    "paths": [
        ({"to": "TodoScreen"}, "paths to TodoScreen"),
        ({"to": "TodoScreen", "style": "steps"}, "Start at"),
        ({"to": "TodoScreen", "style": "json"}, '"paths"'),
    ],
    "leads_to": [({"screen": "TodoScreen"}, "What leads to it")],
    "explain": [
        ({"subject": "TodoScreen"}, "can be reached"),
        ({"subject": "TodosScreen", "destination": "LoginScreen"}, "No edge leads from TodosScreen to LoginScreen"),
    ],
    "findings": [({}, "findings"), ({"withheld": True}, "withheld findings"), ({"rule": "dead-end"}, "of ")],
    "changes": [({"since": "HEAD"}, "has not changed since")],
    "coverage": [({}, "%")],
    "diagram": [({"focus": "TodoScreen"}, "flowchart"), ({"scope": "TodosCoordinator", "format": "dot"}, "digraph")],
}
# Arguments that no tool takes, and what the answer says.
BAD = {
    "screens": [({"limit": 0}, "whole number from 1"), ({"kind": "view"}, "one of screen, coordinator"), ({"from": "1"}, "whole")],
    "paths": [({}, "needs the argument 'to'"), ({"to": "TodoScren"}, "did you mean 'TodoScreen'?"), ({"to": 7}, "must be text")],
    "leads_to": [({"screen": "../../etc/passwd"}, "nothing in the graph"), ({"scren": "A"}, "did you mean 'screen'?")],
    "explain": [({"subject": ""}, "nothing in the graph"), ({"subject": "x" * 20_000}, "bytes")],
    "findings": [({"rule": "unreachable-scren"}, "did you mean"), ({"withheld": "yes"}, "true or false")],
    "changes": [({"since": "no-such-revision"}, "revision"), ({"since": "--output=/tmp/x"}, "revision"), ({}, "since")],
    "coverage": [({"profile": "/etc/passwd"}, "takes no argument 'profile'")],
    "diagram": [({"focus": "Nowhere"}, "nothing in the graph"), ({"format": "png"}, "one of")],
}


def expect(condition: bool, what: str) -> None:
    if not condition:
        sys.exit(f"mcp: {what}")


async def refused(call) -> str:
    try:
        await call
    except MCPError as error:
        return str(error)
    sys.exit("mcp: what cannot be answered was answered")


async def use(mode: str) -> str:
    async with Client(SERVER, mode=mode, read_timeout_seconds=120) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        expect(set(tools) == set(GOOD) == set(BAD), f"the tools are {sorted(tools)}")
        for name, tool in tools.items():
            expect(bool(tool.description and tool.annotations.read_only_hint), f"{name} says what it does")
            for arguments, said in GOOD[name]:
                answer = await client.call_tool(name, arguments)
                expect(not answer.is_error and said in answer.content[0].text, f"{name} {arguments}: {answer}")
            for arguments, said in BAD[name] + [({"nonsense": [1]}, "takes no argument")]:
                answer = await client.call_tool(name, arguments)
                expect(answer.is_error and said in answer.content[0].text, f"{name} {arguments}: {answer}")
        expect("there is no tool" in await refused(client.call_tool("delete_everything", {})), "an unknown tool")
        for resource in (await client.list_resources()).resources:
            content = (await client.read_resource(str(resource.uri))).contents[0]
            expect(len(content.text) > 100 and content.mime_type == resource.mime_type, f"{resource.uri}")
        expect(not (await client.list_resource_templates()).resource_templates, "there are no templates")
        for uri in ["navatlas://nothing", "file:///etc/passwd"]:
            expect("no resource" in await refused(client.read_resource(uri)), uri)
        # Several questions at once, of which one is given up.
        many = [asyncio.create_task(client.call_tool("explain", {"subject": "TodoScreen"})) for _ in range(5)]
        many[2].cancel()
        answers = await asyncio.gather(*many, return_exceptions=True)
        expect(sum(not isinstance(answer, BaseException) for answer in answers) == 4, "four of five are answered")
        return client.protocol_version


async def main() -> None:
    print(json.dumps({mode: await use(mode) for mode in ["legacy", "auto", "2026-07-28"]}))


asyncio.run(main())
