import { describe, expect, test } from 'vitest'
import { readGenerated } from './testing/fixture-files.ts'
import { goldenProgram } from './testing/golden-program.ts'
import { hasJdk, runJava } from './testing/jdk.ts'
import { oddModel } from './testing/odd-model.ts'
import { javaSource } from './java.ts'

const golden = (name: string): unknown => JSON.parse(readGenerated(`fixtures/${name}.json`))
const BRIDGE = 'h5bridge/H5Bridge.java'

const EXERCISE = `import h5bridge.H5Bridge;
import h5bridge.H5Bridge.*;
import java.util.*;

public final class Exercise {
  interface Step {
    void run();
  }

  static void refused(String message, Step step) {
    try {
      step.run();
    } catch (InvalidValue wrong) {
      System.out.println(message.equals(wrong.getMessage()) ? "ok" : "FAILED " + wrong.getMessage());
      return;
    }
    System.out.println("FAILED taken: " + message);
  }

  static void holds(boolean it) {
    System.out.println(it ? "ok" : "FAILED");
  }

  public static void main(String[] none) {
    refused("title: missing", () -> new SetPageTitleArgs(null));
    refused("title: wrong length", () -> new SetPageTitleArgs(new String(new char[41])));
    refused("fundCode: does not match", () -> new NavigateToFundTradingArgs("secret", "", 0,
        NavigateToFundTradingCycle.EMPTY, "", NavigateToFundTradingTradeType.BUY));
    refused("periods: out of range", () -> new NavigateToFundTradingArgs("000198", "", -1,
        NavigateToFundTradingCycle.EMPTY, "", NavigateToFundTradingTradeType.BUY));
    refused("top: out of range", () -> new GetNotchSizeResult(Double.NaN, 0));
    refused("bottom: out of range", () -> new GetNotchSizeResult(0, 200.5));
    refused("keys: wrong length", () -> new GetGlobalConfigArgs(Collections.<String>emptyList()));
    refused("keys[1]: missing", () -> new GetGlobalConfigArgs(Arrays.asList("a", null)));
    refused("unknown field", () -> SetPageTagArgs.fromMap(Collections.singletonMap("secret", "a")));
    refused("tag: expected a text", () -> SetPageTagArgs.fromMap(Collections.singletonMap("tag", 5)));
    List<String> keys = new ArrayList<>(Arrays.asList("a"));
    GetGlobalConfigArgs kept = new GetGlobalConfigArgs(keys);
    keys.add("later");
    holds(kept.keys.equals(Arrays.asList("a")));
    holds(!new GetUserInfoResult("secret", "secret", "secret").toString().contains("secret"));
    holds(new SetPageTagArgs("a").equals(new SetPageTagArgs("a")));
    holds(!new SetPageTagArgs("a").equals(new SetPageTagArgs("b")));
    holds(Events.loginChanged(new LoginChangedData(true)).toString().equals("{event=loginChanged, data={loggedIn=true}}"));
    holds(Events.resume().toString().equals("{event=resume, data={}}"));
    holds(Method.of("login").deadlineMs == 300000 && Method.of("goBackByTag").effect == Effect.NAVIGATION);
    holds(Method.of("toString") == null);
  }
}
`

const ODD = `import h5bridge.H5Bridge.*;
import java.util.*;

public final class Odd {
  static String read(Object... pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
    try {
      return OddCallArgs.fromMap(map).toMap().toString();
    } catch (InvalidValue wrong) {
      return wrong.getMessage();
    }
  }

  public static void main(String[] none) {
    System.out.println(read("must", null));
    System.out.println(read("may", 3, "must", "a"));
    System.out.println(read("may", null, "must", "a"));
    System.out.println(read("may", 11, "must", "a"));
    System.out.println(read("both", null, "must", "a"));
    System.out.println(read("both", Arrays.asList("on", ""), "must", "a"));
    System.out.println(read("both", Arrays.asList("on", "on"), "must", "a"));
    System.out.println(read("both", Arrays.asList("up"), "must", "a"));
    System.out.println(read());
  }
}
`

// Without a JDK on the PATH these are skipped, by name.
describe('the generated Java', () => {
  test.skipIf(!hasJdk)('gives the verdict of every golden fixture', { timeout: 120_000 }, () => {
    const { source, count } = goldenProgram({
      calls: golden('calls'),
      envelopes: golden('envelopes'),
      replies: golden('replies'),
      events: golden('events'),
    })
    expect(count).toBeGreaterThan(900)
    const said = runJava(
      { [BRIDGE]: readGenerated(`java/${BRIDGE}`), 'Golden.java': source },
      'Golden',
    )
    expect(said).toMatch(/^golden \d{3,}\n$/)
  })

  test.skipIf(!hasJdk)(
    'refuses wrong values with a message that names the field and never the value',
    { timeout: 60_000 },
    () => {
      const files = { [BRIDGE]: readGenerated(`java/${BRIDGE}`), 'Exercise.java': EXERCISE }
      const lines = runJava(files, 'Exercise').trim().split('\n')
      expect(new Set(lines)).toEqual(new Set(['ok']))
      expect(lines.length).toBe(18)
    },
  )

  test.skipIf(!hasJdk)(
    'accepts a missing field only if optional, and null only if nullable',
    { timeout: 60_000 },
    () => {
      const files = { [BRIDGE]: javaSource(oddModel), 'Odd.java': ODD }
      expect(runJava(files, 'Odd').trim().split('\n')).toEqual([
        '{must=null}',
        '{may=3, must=a}',
        'may: expected a number',
        'may: out of range',
        '{must=a}',
        '{must=a, both=[on, ]}',
        'more than 30 bytes',
        'both[0]: not one of its words',
        'must: missing',
      ])
    },
  )
})
