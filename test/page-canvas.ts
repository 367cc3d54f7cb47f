// jsdom draws nothing, and prints that at each call: a canvas without a context, as engines allow.
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
  configurable: true,
  writable: true,
  value: () => null,
})
