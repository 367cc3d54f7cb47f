import type { ContractModel } from './contract-model.ts'
import { ORIGIN } from './texts.ts'

/** Returns how to use what is generated, for native developers, as Markdown. */
export function readmeDocument(
  { version, methods, events }: ContractModel,
  fixtures: Readonly<Record<'calls' | 'envelopes' | 'replies' | 'events', readonly unknown[]>>,
): string {
  return `<!-- ${ORIGIN} -->

# The bridge for native developers

What the app must answer, in its own language. All of it comes from the contract (version
${version}: ${methods.length} methods, ${events.length} events), so edit nothing here: change the
contract, run \`npm run bridge:codegen\`, and look at the difference.
\`npm run bridge:codegen -- --check\` exits 1 when the files do not match the contract.
\`--out FOLDER\` writes, or checks, a folder of the app's own repository that holds nothing else.

| file | what it is |
| --- | --- |
| \`java/h5bridge/H5Bridge.java\` | one Java 8 file without dependencies, for old Android toolchains too |
| \`kotlin/h5bridge/H5Bridge.kt\` | one Kotlin file; it needs no library beyond Kotlin's own |
| \`swift/H5Bridge.swift\` | one Swift 5.5 file on Foundation |
| \`reference.md\` | every method and event for people, with what each container does and why |
| \`fixtures/*.json\` | messages with the verdict of a correct implementation |

## What you write

One class that implements \`Handler\` (Swift: \`H5BridgeHandler\`), a method per native method. The
rest is there: \`answer\` checks the call's form, contract version, method, app version and
arguments, passes the arguments as a value type, and returns the reply. A handler answers with a
result, or refuses with one of \`ErrorCode\` or a code of its own. Value types validate themselves
on construction, so a result that breaks the contract throws in the app and never reaches a page.
The \`Events\` functions make the app's events.

What the app does itself: serve the main frame of your own origin only; parse and write JSON (Swift
does it); run on the thread that your screens need; and treat amounts and codes as values to fill
in, which the user confirms on a native page. The page stops waiting at the method's deadline.

### Kotlin

\`\`\`kotlin
WebViewCompat.addWebMessageListener(webView, CHANNEL, setOf("https://h5.example")) {
        _, message, _, isMainFrame, proxy ->
    if (!isMainFrame) return@addWebMessageListener
    scope.launch { proxy.postMessage(toJson(handler.answer(fromJson(message.data), "5.12.0"))) }
}
\`\`\`

\`fromJson\` returns the parsed text as Map, List, String, Number, Boolean and null, and null for
text that is not JSON. With org.json, turn JSONObject, JSONArray and JSONObject.NULL into these.

### Java

\`\`\`java
H5Bridge.answer(handler, fromJson(text), "5.12.0", reply -> proxy.postMessage(toJson(reply)));
\`\`\`

A handler's method gets a \`Reply\` and may answer later, on any thread; only its first answer is
sent.

### Swift

\`\`\`swift
Task { @MainActor in
  do {
    replyHandler(try await H5Bridge.answer(text, appVersion: "5.12.0", handler: handler), nil)
  } catch {
    replyHandler(nil, "failed")  // WebKit requires an answer in any case; the page treats this as a broken channel
  }
}
\`\`\`

## Test an implementation with the fixtures

Each fixture has a \`name\`, a \`message\` (send it as JSON text) or a \`text\` (send it unchanged),
and what to \`expect\`.

| file | cases | feed it to | verdicts |
| --- | --- | --- | --- |
| \`calls.json\` | ${fixtures.calls.length} | the app, as version \`appVersion\` | \`answered\`; \`refused\` with \`code\`, under \`id\` |
| \`envelopes.json\` | ${fixtures.envelopes.length} | the same: calls that no page sends | the same |
| \`replies.json\` | ${fixtures.replies.length} | the page, while \`call\` is under way as \`k3x9-7\` | \`resolved\` with \`result\`; \`failed\` with \`code\`; \`ignored\` |
| \`events.json\` | ${fixtures.events.length} | the page | \`heard\` with \`data\`; \`malformed\`; \`unknown\` |

An app tests its answers with \`calls.json\` and \`envelopes.json\`, and its value types with the
other two: \`fromMap\` (Swift: \`init(json:)\`) of a result or of event data accepts what is
\`resolved\` or \`heard\`, and throws otherwise. The reference hosts, the page's own client, the
generated Java and, where kotlinc is installed, the generated Kotlin pass them in every test run.

Mistakes that the fixtures find: lengths counted in characters and not in UTF-16 units; \`\\d\` that
takes digits of every script and \`$\` that matches before a last line feed, as in the regular
expressions of Android and iOS; \`1\` taken for \`true\`; a number in text taken for a number;
unknown arguments passed over; an app version compared as text.

## Names

Constants and cases are named after the values of the wire; the empty text, which means "none", is
\`EMPTY\`. Values of the wire never come in messages of errors or in \`toString\`, so they stay out
of logs. Whole numbers are limited to ±(2^53 − 1), the largest that every language and JSON
represent exactly.
`
}
