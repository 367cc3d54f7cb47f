/**
 * Defines names that libraries use and the oldest webviews (Chrome 87, Safari 14.0) do not have.
 * Imported before all else; `scripts/build/floor/` fails the build on any other.
 */
function define(target: object, name: string, value: unknown): void {
  if (!(name in target))
    Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

define(Object, 'hasOwn', (target: object, key: PropertyKey) =>
  Object.prototype.hasOwnProperty.call(target, key),
)
