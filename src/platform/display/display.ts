import {
  barColor,
  decidedByApp,
  ELDER_TEXT,
  shownDisplay,
  type Display,
  type DisplayChoice,
} from '#domain/display/display.ts'
import { deviceStore } from '#platform/stores/device-store.ts'

declare global {
  interface Window {
    /**
     * The app's own theme and size of text, from the host that serves the pack
     * (offline/format.md); absent outside the app, and in apps that do not decide them.
     */
    packDisplay?: unknown
  }
}

/** In the local storage of the device: the user's choices, and the app's last answer. */
const KEYS = {
  theme: 'theme',
  text: 'textSize',
  appTheme: 'appTheme',
  appText: 'appTextSize',
  elder: 'elderEdition',
  elderOffer: 'elderOffer',
} as const
type Key = keyof typeof KEYS

export const DARK = '(prefers-color-scheme: dark)'

const read = (key: Key): string | null => deviceStore.getItem(KEYS[key])

function write(key: Key, value: string | null): void {
  if (value === null) deviceStore.removeItem(KEYS[key])
  else deviceStore.setItem(KEYS[key], value)
}

const textIn = (value: unknown, name: string): string | null => {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof text === 'string' ? text : null
}

/**
 * Returns what the app decides: as its host has written it into the page, else as it last answered.
 */
export function appChoice(): DisplayChoice {
  const { packDisplay } = window
  if (packDisplay !== undefined) {
    return { theme: textIn(packDisplay, 'theme'), text: textIn(packDisplay, 'text') }
  }
  return { theme: read('appTheme'), text: read('appText') }
}

/** The theme and size of text that apply on this device. */
export const currentDisplay = (): Display =>
  shownDisplay(appChoice(), { theme: read('theme'), text: read('text') })

/** Puts the display on the page: nothing else sets these attributes and the bars' colour. */
export function applyDisplay({ theme, text }: Display): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  if (text === '100') delete dataset['text']
  else dataset['text'] = text
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', barColor(theme, matchMedia(DARK).matches))
}

/** Keeps a choice of the user for this device. */
export function keepChoice(choice: Partial<Display>): void {
  if (choice.theme !== undefined) write('theme', choice.theme)
  if (choice.text === undefined) return
  write('text', choice.text)
  if (choice.text !== ELDER_TEXT) write('elder', null)
}

/**
 * Returns whether the edition for older people is chosen: one choice with the largest text, which
 * ends with it (rules.md#elder-edition).
 */
export const isElderEdition = (): boolean =>
  read('elder') === '1' && (decidedByApp(appChoice()).text || currentDisplay().text === ELDER_TEXT)

/** Chooses the edition for older people with its text, or the standard one with its own. */
export function chooseElderEdition(chosen: boolean): void {
  keepChoice({ text: chosen ? ELDER_TEXT : '100' })
  write('elder', chosen ? '1' : null)
  noteElderOffer()
  applyDisplay(currentDisplay())
}

/** Returns whether the edition was offered, and the offer answered. */
export const wasElderOffered = (): boolean => read('elderOffer') === '1'
export const noteElderOffer = (): void => write('elderOffer', '1')

/** Keeps what the app has answered, for the next start; it replaces what its host has written. */
export function keepAppChoice({ theme, text }: DisplayChoice): void {
  delete window.packDisplay
  write('appTheme', theme)
  write('appText', text)
}

const isDisplayKey = (key: string | null) =>
  key === null || Object.values<string>(KEYS).includes(key)

/** Calls back when another page of this device changes a choice. Returns what ends it. */
export function onDisplayChange(act: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (isDisplayKey(key)) act()
  }
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
