/** The way in which a Java program reaches the generated code. */
export interface Dialect {
  readonly imports: string
  /** Before the name of a generated class, as reflection knows it, and as source does. */
  readonly binary: string
  readonly nested: string
  /** The rows of the contract on a generated method. */
  readonly row: (name: string) => string
  /** Makes a value of `made` out of `given`. */
  readonly read: (made: string, given: string) => string
  /** Body of the proxy's method behind the checks: gives the sample, by `type`. */
  readonly give: string
  /** Sends `message` through the dispatcher; its replies go to `sent`. */
  readonly answer: string
}

export const JAVA: Dialect = {
  imports: 'import h5bridge.H5Bridge;',
  binary: 'h5bridge.H5Bridge$',
  nested: 'H5Bridge.',
  row: (name) => `row.${name}`,
  read: (made, given) => `${made}.getMethod("fromMap", Map.class).invoke(null, ${given})`,
  give: `@SuppressWarnings("unchecked")
          H5Bridge.Reply<Object> reply = (H5Bridge.Reply<Object>) given[given.length - 1];
          reply.answer(sample(type, wire));
          reply.answer(sample(type, wire));
          reply.refuse("busy", "too late");
          return null;`,
  answer: 'H5Bridge.answer(handler(name, message), message, appVersion, sent::add);',
}

/** Kotlin called from Java: suspending functions take a continuation, and may answer at once. */
export const KOTLIN: Dialect = {
  imports: 'import h5bridge.H5BridgeKt;\nimport kotlin.coroutines.*;',
  binary: 'h5bridge.',
  nested: 'h5bridge.',
  row: (name) => `row.get${name.slice(0, 1).toUpperCase()}${name.slice(1)}()`,
  read: (made, given) =>
    `Companions.of(${made}).getClass().getMethod("fromMap", Map.class).invoke(Companions.of(${made}), ${given})`,
  give: 'return type == kotlin.Unit.class ? kotlin.Unit.INSTANCE : sample(type, wire);',
  answer: `@SuppressWarnings("unchecked")
    Map<String, Object> said = (Map<String, Object>) H5BridgeKt.answer(handler(name, message), message, appVersion, new Waiting());
    sent.add(said);`,
}

/** Additional classes of the program for Kotlin. */
export const KOTLIN_CLASSES = `
final class Companions {
  static Object of(Class<?> it) throws Exception {
    return it.getField("Companion").get(null);
  }
}

final class Waiting implements Continuation<Object> {
  public CoroutineContext getContext() {
    return EmptyCoroutineContext.INSTANCE;
  }
  public void resumeWith(Object result) {
    throw new IllegalStateException("answered later: " + result);
  }
}
`
