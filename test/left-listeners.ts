import { callOf, productPlace } from './product-place.ts'

type Listener = Parameters<EventTarget['addEventListener']>[1]
type Options = Parameters<EventTarget['addEventListener']>[2]

interface Added {
  readonly type: string
  readonly listener: NonNullable<Listener>
  readonly capture: boolean
  readonly call: Error
}

const isCapture = (options: Options): boolean =>
  typeof options === 'object' ? options.capture === true : options === true

/**
 * Follows the listeners that are added to a target from here on. `left` lists the places in the
 * product of those that have not been removed: by their name, by their signal, or by their one event.
 */
export function watchListeners(target: EventTarget, placeOf = productPlace) {
  const added = new Set<Added>()
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  const find = (type: string, listener: Listener, options: Options) =>
    [...added].find(
      (it) => it.type === type && it.listener === listener && it.capture === isCapture(options),
    )

  function addEventListener(type: string, listener: Listener, options?: Options): void {
    const settings = typeof options === 'object' ? options : {}
    const isNew = find(type, listener, options) === undefined
    if (listener !== null && isNew && settings.signal?.aborted !== true) {
      const capture = isCapture(options)
      const it: Added = { type, listener, capture, call: callOf(addEventListener) }
      const forget = () => added.delete(it)
      added.add(it)
      settings.signal?.addEventListener('abort', forget)
      // Before the listener itself, which may stop its event.
      if (settings.once === true) add(type, forget, { once: true, capture })
    }
    add(type, listener, options)
  }
  function removeEventListener(type: string, listener: Listener, options?: Options): void {
    const it = find(type, listener, options)
    if (it !== undefined) added.delete(it)
    remove(type, listener, options)
  }
  Object.assign(target, { addEventListener, removeEventListener })

  return {
    left: (): readonly string[] =>
      Array.from(added, ({ type, call }) => {
        const place = placeOf(call)
        return place === null ? null : `${place} (${type})`
      }).filter((place) => place !== null),
  }
}
