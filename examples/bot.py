#!/usr/bin/env python3
"""A bot for Karst in the standard library alone: it plays a whole game by picking among the legal actions.

    KARST_TOKEN=karst_… python3 examples/bot.py http://127.0.0.1:4055              opens a table against a novice
    KARST_TOKEN=karst_… python3 examples/bot.py http://127.0.0.1:4055 TABLE SEAT   sits down at a table

The token needs the scopes `read`, `play` and, to open a table, `tables`. What to play is decided by `choose`.
"""

import base64, json, os, random, socket, ssl, struct, sys, urllib.error, urllib.request
from urllib.parse import urlsplit


def choose(vantage):
    """The bot's whole mind. `vantage` has the `view` of my seat, the `legal` actions, and the same in `words`."""
    return random.choice(vantage["legal"])


def post(house, token, path, body):
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    request = urllib.request.Request(house + path, json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:  # Every refusal has a code and a sentence.
        sys.exit(json.load(error)["sentence"])


class WebSocket:
    """As much of RFC 6455 as a client needs: text out, text in, pings answered."""

    def __init__(self, house, path, token):
        url = urlsplit(house)
        self.stream = socket.create_connection((url.hostname, url.port or (443 if url.scheme == "https" else 80)))
        if url.scheme == "https":
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {path} HTTP/1.1", f"Host: {url.netloc}", f"Authorization: Bearer {token}", "Upgrade: websocket",
                "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        self.stream.sendall("\r\n".join(head + ["", ""]).encode())
        self.reader = self.stream.makefile("rb")
        status, *_ = iter(lambda: self.reader.readline().decode().strip(), "")
        if " 101 " not in status:
            sys.exit(f"The socket does not open: {status}")

    def send(self, message, opcode=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        length = bytes([128 | len(data)]) if len(data) < 126 else struct.pack(">BH", 128 | 126, len(data))
        mask = os.urandom(4)  # A client masks what it sends.
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.stream.sendall(bytes([128 | opcode]) + length + mask + masked)

    def receive(self):
        text = b""
        while True:
            first, length = self.reader.read(2) or (136, 0)  # An end without a word is an end too.
            if length > 125:
                length = int.from_bytes(self.reader.read(2 if length == 126 else 8), "big")
            data = self.reader.read(length)
            if first & 15 == 9:
                self.send(data, opcode=10)
            elif first & 15 == 8:
                sys.exit("The server closed the socket.")
            elif first & 15 < 2:
                text += data
                if first & 128:
                    return json.loads(text)


def play(house, token, table):
    """Plays for all my seats until the game is over; the outcome."""
    table_socket, mine = WebSocket(house, f"/api/tables/{table}/socket", token), []
    while True:
        message = table_socket.receive()
        if message["type"] == "table":
            mine = message["yours"]
        elif message["type"] in ("refused", "bye"):
            print(message["refusal"]["sentence"], file=sys.stderr)
        elif message["type"] == "game":
            if message["outcome"]:
                return message["outcome"]
            for vantage in message["vantages"]:
                if vantage["seat"] in mine and vantage["seat"] in message["asked"]:
                    table_socket.send({"type": "act", "id": f"v{message['version']}", "seat": vantage["seat"],
                                       "version": message["version"], "action": choose(vantage)})
                    break


if __name__ == "__main__":
    house, token = sys.argv[1].rstrip("/"), os.environ["KARST_TOKEN"]
    if len(sys.argv) > 3:
        table = sys.argv[2]
        post(house, token, f"/api/tables/{table}/seats/{sys.argv[3]}/sit", {})
    else:
        seats = [{"who": "me"}, {"who": "bot", "bot": "novice"}]
        new = {"game": "cave-troll", "setup": {"players": 2, "alternates": [0, 0]}, "seats": seats}
        table = post(house, token, "/api/tables", new)["id"]
    print(json.dumps({"table": table, "outcome": play(house, token, table)}))
