import * as v from 'valibot'
import { JAVA, KOTLIN, KOTLIN_CLASSES, type Dialect } from './golden-dialects.ts'

const JsonObject = v.record(v.string(), v.unknown())
const Call = v.object({
  name: v.string(),
  appVersion: v.string(),
  message: v.optional(v.unknown(), null),
  expect: v.object({
    verdict: v.string(),
    code: v.optional(v.string(), ''),
    id: v.optional(v.string(), ''),
  }),
})
const Reply = v.object({
  name: v.string(),
  call: v.object({ method: v.string() }),
  message: v.strictObject({ id: v.literal('k3x9-7'), ok: v.literal(true), result: JsonObject }),
  expect: v.object({ verdict: v.string(), result: v.optional(v.unknown(), null) }),
})
const Event = v.object({
  name: v.string(),
  message: v.object({ event: v.string(), data: JsonObject }),
  expect: v.object({
    verdict: v.picklist(['heard', 'malformed']),
    data: v.optional(v.unknown(), null),
  }),
})

/** The parsed files of fixtures. */
export type Fixtures = Readonly<Record<'calls' | 'envelopes' | 'replies' | 'events', unknown>>

const parseMatching = <S extends v.GenericSchema>(schema: S, list: unknown): v.InferOutput<S>[] =>
  v.parse(v.array(v.unknown()), list).flatMap((it) => {
    const read = v.safeParse(schema, it)
    return read.success ? [read.output] : []
  })

/** A JSON value as a Java expression, as a JSON parser would give it. */
export function javaLiteral(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value).replace(
      /[\u007F-\uFFFF]/g,
      (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? String(value) : `${value}d`
  if (Array.isArray(value)) return `list(${value.map(javaLiteral).join(', ')})`
  if (typeof value === 'object' && value !== null)
    return `map(${Object.entries(value).flat().map(javaLiteral).join(', ')})`
  return String(value)
}

const className = (dialect: Dialect, name: string, kind: string): string =>
  javaLiteral(`${dialect.binary}${name.slice(0, 1).toUpperCase()}${name.slice(1)}${kind}`)

/**
 * A Java program that runs the fixtures against the generated Java, or the generated Kotlin: calls
 * against the dispatcher, results and event data against the value types. It parses nothing: every
 * message is a literal. Prints `golden <count>`, or what went wrong and exits 1.
 */
export function goldenProgram(
  fixtures: Fixtures,
  language: 'java' | 'kotlin' = 'java',
): {
  readonly source: string
  readonly count: number
} {
  const dialect = language === 'java' ? JAVA : KOTLIN
  const { imports, nested, row, read, give, answer } = dialect
  const calls = [
    ...parseMatching(Call, fixtures.calls),
    ...parseMatching(Call, fixtures.envelopes),
  ].map(
    ({ name, appVersion, message, expect }) =>
      `call(${[name, appVersion, message, expect.verdict, expect.code, expect.id].map(javaLiteral).join(', ')})`,
  )
  const value = (name: string, type: string, given: unknown, good: boolean, expected: unknown) =>
    `value(${javaLiteral(name)}, ${type}, ${javaLiteral(given)}, ${good}, ${javaLiteral(expected)})`
  const replies = parseMatching(Reply, fixtures.replies).map(({ name, call, message, expect }) =>
    value(
      name,
      className(dialect, call.method, 'Result'),
      message.result,
      expect.verdict === 'resolved',
      expect.result,
    ),
  )
  const events = parseMatching(Event, fixtures.events).map(({ name, message, expect }) =>
    value(
      name,
      className(dialect, message.event, 'Data'),
      message.data,
      expect.verdict === 'heard',
      expect.data,
    ),
  )
  const results = new Map(
    parseMatching(Reply, fixtures.replies)
      .filter(({ name }) => name.endsWith(': good'))
      .map(({ call, message }) => [call.method, message.result]),
  )
  const cases = [...calls, ...replies, ...events]
  const source = `${imports}
import java.lang.reflect.*;
import java.util.*;

public final class Golden {
  static final Map<Object, Object> RESULTS = map(${Array.from(results).flat().map(javaLiteral).join(', ')});
  static int count = 0;
  static final List<String> wrong = new ArrayList<>();

  static List<Object> list(Object... items) {
    return new ArrayList<>(Arrays.asList(items));
  }

  static Map<Object, Object> map(Object... pairs) {
    Map<Object, Object> made = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) made.put(pairs[i], pairs[i + 1]);
    return made;
  }

  /** Numbers alike whatever their class, so that trees can be compared. */
  static Object plain(Object it) {
    if (it instanceof Number) return ((Number) it).doubleValue();
    if (it instanceof List) {
      List<Object> made = new ArrayList<>();
      for (Object each : (List<?>) it) made.add(plain(each));
      return made;
    }
    if (!(it instanceof Map)) return it;
    Map<Object, Object> made = new HashMap<>();
    for (Map.Entry<?, ?> each : ((Map<?, ?>) it).entrySet()) made.put(each.getKey(), plain(each.getValue()));
    return made;
  }

  static void same(String name, Object got, Object wanted) {
    if (!Objects.equals(plain(got), plain(wanted))) wrong.add(name + ": got " + got + ", wanted " + wanted);
  }

  /**
   * A handler that answers every method with its sample, after it has seen that it got what the
   * page sent.
   */
  static ${nested}Handler handler(String name, Object message) {
    return (${nested}Handler) Proxy.newProxyInstance(Golden.class.getClassLoader(),
        new Class<?>[] {${nested}Handler.class}, (proxy, method, given) -> {
          ${nested}Spec said = method.getAnnotation(${nested}Spec.class);
          String wire = (String) ((Map<?, ?>) message).get("method");
          ${nested}Method row = ${nested}Method.${language === 'kotlin' ? 'Companion.' : ''}of(wire);
          same(name + " method", method.getName().toLowerCase(), wire.toLowerCase());
          same(name + " spec", list(said.since(), said.deadlineMs(), said.effect()), list(${row('since')}, ${row('deadlineMs')}, ${row('effect')}));
          if (given.length == 2) {
            Object args = given[0].getClass().getMethod("toMap").invoke(given[0]);
            same(name + " arguments", args, ((Map<?, ?>) message).get("args"));
          }
          Type found = ((ParameterizedType) method.getGenericParameterTypes()[given.length - 1]).getActualTypeArguments()[0];
          Class<?> type = (Class<?>) (found instanceof WildcardType ? ((WildcardType) found).getLowerBounds()[0] : found);
          ${give}
        });
  }

  static Object sample(Class<?> type, String wire) throws Exception {
    return type == Void.class ? null : ${read('type', 'RESULTS.get(wire)')};
  }

  static void call(String name, String appVersion, Object message, String verdict, String code, String id) {
    count += 1;
    List<Map<String, Object>> sent = new ArrayList<>();
    ${answer}
    same(name + " replies", sent.size(), 1);
    Map<String, Object> reply = sent.get(0);
    if (verdict.equals("answered")) {
      Map<?, ?> asked = (Map<?, ?>) message;
      Object result = RESULTS.get(asked.get("method"));
      same(name, reply, map("id", asked.get("id"), "ok", true, "result", result));
    } else {
      Map<?, ?> error = reply.get("error") instanceof Map ? (Map<?, ?>) reply.get("error") : map();
      same(name, list(reply.get("id"), reply.get("ok"), error.get("code")), list(id, false, code));
    }
  }

  static void value(String name, String type, Object given, boolean good, Object expected) throws Exception {
    Class<?> made;
    try {
      made = Class.forName(type);
    } catch (ClassNotFoundException nothing) {
      return;
    }
    count += 1;
    try {
      Object value = ${read('made', 'given')};
      Object written = made.getMethod("toMap").invoke(value);
      if (!good) wrong.add(name + ": taken");
      else same(name, written, expected);
      Object again = ${read('made', 'written')};
      same(name + " again", list(again.equals(value), again.hashCode()), list(true, value.hashCode()));
    } catch (InvocationTargetException thrown) {
      boolean right = thrown.getCause() instanceof ${nested}InvalidValue;
      if (good || !right) wrong.add(name + ": " + thrown.getCause());
    }
  }

${cases.map((it, at) => `  static void c${at}() throws Exception {\n    ${it};\n  }\n`).join('\n')}
  public static void main(String[] none) throws Exception {
    for (int i = 0; i < ${cases.length}; i += 1) Golden.class.getDeclaredMethod("c" + i).invoke(null);
    for (String line : wrong) System.out.println(line);
    System.out.println("golden " + count);
    if (!wrong.isEmpty()) System.exit(1);
  }
}
${language === 'kotlin' ? KOTLIN_CLASSES : ''}`
  return { source, count: cases.length }
}
