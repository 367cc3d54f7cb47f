/**
 * The words of a name: `workWX` is work, WX; `not-yet` is not, yet. Neighbouring capitals stay
 * together.
 */
function words(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** `setPageTag` as a type's name: `SetPageTag`. */
export const typeName = (name: string): string => words(name).map(capital).join('')

/** `GetDeviceInfo` as a function's or a field's name: `getDeviceInfo`. */
export function memberName(name: string): string {
  const [first = '', ...rest] = words(name)
  return first.toLowerCase() + rest.map(capital).join('')
}

/**
 * `moreShare` as a constant: `MORE_SHARE`. The empty text, which means "none" in the contract, is
 * `EMPTY`.
 */
export const constantName = (word: string): string =>
  word === '' ? 'EMPTY' : words(word).join('_').toUpperCase()

/** `moreShare` as a case of a Swift enumeration. */
export const caseName = (word: string): string => (word === '' ? 'empty' : memberName(word))

/** Reserved words of the three languages: no field, method or case may have such a name. */
const RESERVED = new Set(
  `abstract as assert associatedtype boolean break byte case catch char class const continue default defer deinit do double else enum extends
  extension fallthrough false fileprivate final finally float for fun func goto guard if implements import in init inout instanceof int
  interface internal is let long native new nil null object open operator override package private protected protocol public repeat rethrows
  return self short static strictfp struct subscript super switch synchronized this throw throws transient true try typealias typeof val
  var void volatile when where while`.split(/\s+/),
)

/** The name itself. Throws when a language reserves it, or when it is not a plain identifier. */
export function fieldName(name: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || RESERVED.has(name)) {
    throw new Error(
      `"${name}" cannot be a name in Kotlin, Swift and Java: rename it in the contract`,
    )
  }
  return name
}
