/** The dispatcher, but for the choice among the methods: the same for every contract. */
export const SWIFT_DISPATCH = String.raw`// MARK: - The dispatcher

private func atLeast(_ version: String, _ floor: String) -> Bool {
  let have = version.split(separator: ".").map { Int($0) ?? 0 }
  let need = floor.split(separator: ".").map { Int($0) ?? 0 }
  for (at, wanted) in need.enumerated() {
    let mine = at < have.count ? have[at] : 0
    if mine != wanted { return mine > wanted }
  }
  return true
}

private func refusal(_ id: String, _ code: String, _ message: String) -> H5Bridge.Json {
  let error: [String: H5Bridge.Json] = ["code": .text(code), "message": .text(message)]
  return .object(["id": .text(id), "ok": .flag(false), "error": .object(error)])
}

extension H5Bridge {
  /// Answers one call of the page, JSON text for JSON text: checks it, passes it to the handler, and
  /// returns the reply. Call it for the main
  /// frame of the app's own origin only. The version is this app's, such as 5.12.0.
  @MainActor
  public static func answer(_ text: String, appVersion: String, handler: H5BridgeHandler) async throws -> String {
    try await reply(to: Json(parsing: text), appVersion: appVersion, handler: handler).written()
  }

  @MainActor
  private static func reply(to call: Json, appVersion: String, handler: H5BridgeHandler) async -> Json {
    guard case .object(let fields) = call, case .some(.text(let id)) = fields["id"] else {
      return refusal("", ErrorCode.invalidCall, "the call has no id")
    }
    guard let version = try? Read.integer("v", fields["v"]), (1...contractVersion).contains(version) else {
      return refusal(id, ErrorCode.unsupported, "this app speaks contract version \(contractVersion)")
    }
    guard let name = try? Read.text("method", fields["method"]), let method = Method(rawValue: name) else {
      return refusal(id, ErrorCode.unsupported, "this app has no such method")
    }
    guard atLeast(appVersion, method.since) else {
      return refusal(id, ErrorCode.unsupported, "\(method.rawValue) needs app \(method.since)")
    }
    guard case .some(.object(let args)) = fields["args"] else {
      return refusal(id, ErrorCode.invalidArgs, "args is not an object")
    }
    let run: @MainActor () async throws -> Json
    do {
      run = try prepare(method, .object(args), handler)
    } catch {
      return refusal(id, ErrorCode.invalidArgs, (error as? InvalidValue)?.message ?? "wrong")
    }
    do {
      return .object(["id": .text(id), "ok": .flag(true), "result": try await run()])
    } catch let no as Refusal {
      return refusal(id, no.code, no.message)
    } catch {
      return refusal(id, ErrorCode.failed, String(describing: type(of: error)))
    }
  }
}
`
