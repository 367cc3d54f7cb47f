// @ts-check
/**
 * @typedef {import('./control-routes.js').Host} Host
 * @typedef {import('./control-routes.js').View} View
 *
 * @typedef {object} ControlledView the parts of a web view that the control API drives
 * @property {() => string} version
 * @property {() => string} url
 * @property {() => string[]} faults
 * @property {() => string[]} foreignCalls
 * @property {(inView: boolean) => Promise<void>} setInView
 * @property {() => Promise<void>} crash
 * @property {(file: string) => void | Promise<void>} answerChoosers
 * @property {(steps: readonly string[], text: string) => Promise<void>} compose
 *
 * @typedef {Pick<Host, 'screenshot' | 'setKeyboard' | 'stop'>} WindowActions what each engine does
 *   in its own way
 */

/**
 * The actions and the state that a host gives to the control API.
 * @template {import('./page-views.js').PageView & ControlledView} V
 * @param {object} parts
 * @param {View['engine']} parts.engine
 * @param {import('./native-app.js').NativeApp} parts.app
 * @param {import('./page-views.js').PageViews<V>} parts.views
 * @param {{ words: () => string | null }} parts.drills
 * @param {{ press: (words: string) => Promise<void> }} parts.outside the view of third-party pages
 * @param {WindowActions} actions
 * @returns {Host}
 */
export function controlledHost({ engine, app, views, drills, outside }, actions) {
  return {
    ...actions,
    app,
    view: () => ({
      engine,
      version: views.current().version(),
      url: views.current().url(),
      faults: views.current().faults(),
      foreignCalls: views.current().foreignCalls(),
      pool: views.pages(),
      drills: drills.words(),
    }),
    open: (path, tappedAt) => views.open(path, tappedAt),
    prepareWarm: () => views.prepare(),
    openWarm: (path, tappedAt) => views.openWarm(path, tappedAt),
    reopen: (path, tappedAt) => views.reopen(path, tappedAt),
    killWarm: () => views.kill(),
    memoryWarning: () => views.memoryWarning(),
    setInView: (inView) => views.current().setInView(inView),
    async crash() {
      app.opened()
      await views.current().crash()
    },
    answerChoosers: async (file) => views.current().answerChoosers(file),
    compose: (steps, text) => views.current().compose(steps, text),
    pressOutside: (words) => outside.press(words),
  }
}
