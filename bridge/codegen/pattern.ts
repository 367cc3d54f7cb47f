// The characters of JavaScript's `\s`: Java's has fewer, ICU's (Android, iOS) others.
const SPACE =
  '\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF'
const CLASSES: Readonly<Record<string, string>> = { d: '0-9', w: 'A-Za-z0-9_', s: SPACE }

/**
 * A pattern of the contract as one for the WHOLE text, without `^` and `$`, that means the same in
 * Java, on Android and on iOS. There `$` also matches before a final line feed, and on both phones
 * `\d` and `\w` match digits and letters of every script, so neither is used. Throws on every
 * construct without a rule.
 */
export function portablePattern({ source, flags }: RegExp): string {
  const fail = (why: string): never => {
    throw new Error(`pattern /${source}/${flags}: ${why}`)
  }
  if (flags !== '') fail('flags mean different things elsewhere')
  if (!source.startsWith('^') || !source.endsWith('$')) fail('must be anchored by ^ and $')
  let made = ''
  let depth = 0
  let inClass = false
  const body = source.slice(1, -1)
  for (let at = 0; at < body.length; at += 1) {
    const char = body.charAt(at)
    if (char === '\\') {
      at += 1
      const next = body.charAt(at)
      const set = CLASSES[next]
      if (set !== undefined) made += inClass ? set : `[${set}]`
      // A slash is escaped for JavaScript's sake alone.
      else if (next === '/') made += '/'
      else if (/[\\.^$|?*+()[\]{}-]/.test(next)) made += `\\${next}`
      else fail(`\\${next} has no rule`)
      continue
    }
    if (inClass) {
      if (/[[&~]/.test(char)) fail(`${char} in a class has no rule`)
      inClass = char !== ']'
    } else if (char === '[') inClass = true
    else if (char === '(') {
      if (!body.startsWith('(?:', at)) fail('only groups (?:…) have a rule')
      depth += 1
    } else if (char === ')') depth -= 1
    else if (char === '.' || char === '^' || char === '$') fail(`${char} has no rule`)
    else if (char === '|' && depth === 0) fail('alternatives must be in a group')
    made += char
  }
  return made
}
