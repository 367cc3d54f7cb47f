import { CHANNEL } from '../contract.ts'
import {
  valueTypes,
  type ContractModel,
  type EventModel,
  type MethodModel,
  type EnumModel,
} from './contract-model.ts'
import { JAVA_CHECKS } from './java-checks.ts'
import { JAVA_DISPATCH } from './java-dispatch.ts'
import { javadoc, javaValue } from './java-values.ts'
import { constantName } from './names.ts'
import { portablePattern } from './pattern.ts'
import { EFFECTS, indent, MAX_INTEGER, ORIGIN, REFUSALS } from './texts.ts'

const quoted = (text: string): string => JSON.stringify(text)

const enumSource = ({ name, options }: EnumModel): string => `public enum ${name} {
  ${options.map((it) => `${constantName(it)}(${quoted(it)})`).join(',\n  ')};

  /** The value on the wire. */
  public final String wire;

  ${name}(String wire) {
    this.wire = wire;
  }

  static ${name} read(String where, Object wire) {
    for (${name} it : values()) if (it.wire.equals(wire)) return it;
    throw new InvalidValue(where + ": not one of its words");
  }
}
`

const specArguments = ({ contract }: MethodModel): string =>
  `since = ${quoted(contract.since)}, deadlineMs = ${contract.deadline}L, effect = Effect.${constantName(contract.effect)}`

const handlerMethod = (method: MethodModel): string =>
  `${javadoc(method.about)}@Spec(${specArguments(method)})
void ${method.member}(${method.args ? `${method.args.name} args, ` : ''}Reply<${method.result?.name ?? 'Void'}> reply);
`

function serveCase({ name, member, args, result }: MethodModel): string {
  const reply = `new Once<${result?.name ?? 'Void'}>(id, send, ${result ? '(at, it) -> Check.present(at, it).toMap()' : 'NOTHING'})`
  const read = args ? `${args.name}.fromMap(args), ` : ''
  return `case ${constantName(name)}: {
  ${args ? '' : 'Read.only(args);\n  '}${args ? `${args.name} read = ${read.slice(0, -2)};\n  ` : ''}Once<${result?.name ?? 'Void'}> reply = ${reply};
  try {
    handler.${member}(${args ? 'read, ' : ''}reply);
  } catch (RuntimeException fault) {
    reply.refuse(ErrorCode.FAILED, fault.getClass().getName());
  }
  return;
}`
}

const eventMethod = ({ name, about, data }: EventModel): string =>
  `${javadoc(about)}public static Map<String, Object> ${name}(${data ? `${data.name} data` : ''}) {
  return event(${quoted(name)}, ${data ? 'data.toMap()' : 'new LinkedHashMap<String, Object>()'});
}
`

/** The version of the contract, and the names that page and app share. */
const constants = ({ version }: ContractModel): string => `private H5Bridge() {}

/** Version of what travels between page and app. */
public static final int CONTRACT_VERSION = ${version};

/** Name of the object that the app gives to the page. */
public static final String CHANNEL = ${quoted(CHANNEL)};

private static final long MAX_INTEGER = ${MAX_INTEGER}L;

private static final Step<Void, Map<String, Object>> NOTHING =
    (at, it) -> new LinkedHashMap<String, Object>();`

/** The effects of calls, and the codes of refusals. */
const CODES = `/** What a call does. */
public enum Effect {
${indent(
  2,
  Object.entries(EFFECTS)
    .map(([name, about]) => `${javadoc(about)}${constantName(name)}`)
    .join(',\n'),
)}
}

/** The codes of a refusal. */
public static final class ErrorCode {
  private ErrorCode() {}

${indent(
  2,
  Object.entries(REFUSALS)
    .map(
      ([code, about]) =>
        `${javadoc(about)}public static final String ${code.toUpperCase()} = ${quoted(code)};`,
    )
    .join('\n'),
)}
}`

/** The methods as a type, and the annotation with a method's row of the contract. */
const methodTypes = ({
  methods,
}: ContractModel): string => `/** Every method, by its name on the wire. */
public enum Method {
${indent(2, methods.map(({ name, contract }) => `${constantName(name)}(${quoted(name)}, ${quoted(contract.since)}, ${contract.deadline}L, Effect.${constantName(contract.effect)})`).join(',\n'))};

  public final String wire;
  /** First app version that answers it. */
  public final String since;
  /** Longest wait of the page, in milliseconds. */
  public final long deadlineMs;
  public final Effect effect;

  Method(String wire, String since, long deadlineMs, Effect effect) {
    this.wire = wire;
    this.since = since;
    this.deadlineMs = deadlineMs;
    this.effect = effect;
  }

  /** Null when there is no such method. */
  public static Method of(Object wire) {
    for (Method it : values()) if (it.wire.equals(wire)) return it;
    return null;
  }
}

/** A method's row of the contract. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Spec {
  String since();

  long deadlineMs();

  Effect effect();
}`

/** The interface that the app implements. */
const handlerInterface = ({ methods }: ContractModel): string => `/**
 * What the app does. Arguments are checked already; amounts and codes are values to fill in, which
 * the user confirms.
 */
public interface Handler {
${indent(2, methods.map(handlerMethod).join('\n')).trimEnd()}
}`

/** The events that the app sends. */
const eventsClass = ({
  events,
}: ContractModel): string => `/** The events of the app, to be written as JSON text. */
public static final class Events {
  private Events() {}

${indent(2, events.map(eventMethod).join('\n'))}
  private static Map<String, Object> event(String name, Map<String, Object> data) {
    Map<String, Object> event = new LinkedHashMap<String, Object>();
    event.put("event", name);
    event.put("data", data);
    return event;
  }
}`

const patternsClass = ({ patterns }: ContractModel): string => `/** Patterns match whole texts. */
private static final class Patterns {
${indent(2, Array.from(patterns, ([name, it]) => `static final Pattern ${name} = Pattern.compile(${quoted(portablePattern(it))});`).join('\n'))}
}`

/** The dispatch of one checked call to the app. */
const serveMethod = ({
  methods,
}: ContractModel): string => `private static void serve(Handler handler, String id, Method method, Map<?, ?> args, Send send) {
  try {
    switch (method) {
${indent(6, methods.map(serveCase).join('\n'))}
    }
  } catch (InvalidValue wrong) {
    new Once<Void>(id, send, NOTHING).refuse(ErrorCode.INVALID_ARGS, wrong.getMessage());
  }
}`

const IMPORTS = `import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;`

/** The contract as one Java 8 file: types, checks, the interface of the app, and the dispatcher. */
export function javaSource(model: ContractModel): string {
  const body = `${constants(model)}

${CODES}

${methodTypes(model)}

${handlerInterface(model)}

${eventsClass(model)}

${patternsClass(model)}

${model.enums.map(enumSource).join('\n')}
${valueTypes(model)
  .map((it) => javaValue(it, model))
  .join('\n')}
${JAVA_CHECKS}
${JAVA_DISPATCH}
${serveMethod(model)}
`
  return `// ${ORIGIN}
package h5bridge;

${IMPORTS}

/** The bridge between page and app, for Java 8 and any JSON parser. */
public final class H5Bridge {
${indent(2, body).trimEnd()}
}
`
}
