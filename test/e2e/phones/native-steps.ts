/** A step of a person outside the page. */
export type NativeStep =
  | { readonly does: 'back' }
  | { readonly does: 'hideKeyboard' }
  /** Answers a dialog of the system, by the words of its button where several agree. */
  | { readonly does: 'allow' | 'refuse'; readonly button?: string }
  /** Leaves the app, for so many seconds or until it is opened again. */
  | { readonly does: 'leave'; readonly seconds?: number }
  | { readonly does: 'return' }
  | { readonly does: 'airplane'; readonly on: boolean }
  | { readonly does: 'end' }

export interface NativeCommand {
  readonly extension: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Android's key code of the back button. */
const KEYCODE_BACK = 4
/** Stays in the background until it is opened again. */
const UNTIL_RETURN = -1
/** Words of the button that closes a keyboard. */
const DONE_KEYS = ['完成', 'Done']
/** Xcode's profile that loses every packet: an iPhone has no command for airplane mode. */
const NO_NETWORK = { conditionID: 'SlowNetworkCondition', profileID: 'SlowNetwork100PctLoss' }
/** From the left edge to the middle, in points; the system takes it for back. */
const EDGE_SWIPE = { duration: 0.2, fromX: 0, fromY: 300, toX: 240, toY: 300 }

const named = (button: string | undefined) => (button === undefined ? {} : { buttonLabel: button })

function androidCommand(step: NativeStep, app: string): NativeCommand {
  switch (step.does) {
    case 'back':
      return { extension: 'pressKey', args: { keycode: KEYCODE_BACK } }
    case 'hideKeyboard':
      return { extension: 'hideKeyboard', args: {} }
    case 'allow':
      return { extension: 'acceptAlert', args: named(step.button) }
    case 'refuse':
      return { extension: 'dismissAlert', args: named(step.button) }
    case 'leave':
      return { extension: 'backgroundApp', args: { seconds: step.seconds ?? UNTIL_RETURN } }
    case 'return':
      return { extension: 'activateApp', args: { appId: app } }
    case 'airplane':
      return { extension: 'setConnectivity', args: { airplaneMode: step.on } }
    case 'end':
      return { extension: 'terminateApp', args: { appId: app } }
  }
}

function iosCommand(step: NativeStep, app: string): NativeCommand {
  switch (step.does) {
    case 'back':
      return { extension: 'dragFromToForDuration', args: EDGE_SWIPE }
    case 'hideKeyboard':
      return { extension: 'hideKeyboard', args: { keys: DONE_KEYS } }
    case 'allow':
      return { extension: 'alert', args: { action: 'accept', ...named(step.button) } }
    case 'refuse':
      return { extension: 'alert', args: { action: 'dismiss', ...named(step.button) } }
    case 'leave':
      return { extension: 'backgroundApp', args: { seconds: step.seconds ?? UNTIL_RETURN } }
    case 'return':
      return { extension: 'activateApp', args: { bundleId: app } }
    case 'airplane':
      return step.on
        ? { extension: 'enableConditionInducer', args: NO_NETWORK }
        : { extension: 'disableConditionInducer', args: {} }
    case 'end':
      return { extension: 'terminateApp', args: { bundleId: app } }
  }
}

/** The driver's own command for a step, one of its documented `mobile:` extensions. */
export function nativeCommand(
  platform: 'android' | 'ios',
  app: string,
  step: NativeStep,
): NativeCommand {
  return platform === 'android' ? androidCommand(step, app) : iosCommand(step, app)
}
