/**
 * Features that pdf.js uses and the oldest supported webviews (Chrome 87, Safari 14.0) lack, in
 * addition to those that its legacy build includes. Imported before it, in the page and in its
 * worker; `scripts/build/floor/` fails the build on any other.
 */
import '#platform/floor.ts'

/** The element at a place, counted from the end where the place is negative. */
function at(this: ArrayLike<unknown>, place = 0): unknown {
  const index = Math.trunc(place) || 0
  return this[index < 0 ? this.length + index : index]
}

/** A copy of what pdf.js copies: images and settings, made of plain objects and typed arrays. */
function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof ArrayBuffer) return value.slice(0)
  if (ArrayBuffer.isView(value)) {
    const { buffer, byteOffset, byteLength } = value
    const bytes = buffer.slice(byteOffset, byteOffset + byteLength)
    return Reflect.construct(value.constructor, [bytes])
  }
  if (Array.isArray(value)) return value.map(copy)
  if (value instanceof Map) return new Map([...value].map(([key, it]) => [copy(key), copy(it)]))
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, copy(it)]))
}

function define(target: object, name: string, value: unknown): void {
  if (!(name in target))
    Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

define(Array.prototype, 'at', at)
define(Object.getPrototypeOf(Uint8Array.prototype), 'at', at)
define(globalThis, 'structuredClone', copy)
