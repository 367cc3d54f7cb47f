/**
 * Whether this engine can run pdf.js 6.5. Its legacy build supports Chrome 118 and Safari 16.4 and
 * later, both far above the app's floor, and brings its own polyfills for what is missing in
 * between. `OffscreenCanvas` came with Safari 16.4, `toSorted` with Chrome 110, below which neither
 * syntax nor canvas suffice.
 */
export function canReadPdf(engine: {
  readonly OffscreenCanvas?: unknown
  readonly Worker?: unknown
  readonly Array: { readonly prototype: object }
}): boolean {
  return (
    typeof engine.OffscreenCanvas === 'function' &&
    typeof engine.Worker === 'function' &&
    'toSorted' in engine.Array.prototype
  )
}
