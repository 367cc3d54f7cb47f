import type { BuiltinPack } from './builtin.ts'
import type { Disk } from './disk.ts'
import type { Pace } from './download/download.ts'

/** What an install has just finished. `unpacked` and `placed` come once for each pack that the device did not have. */
export type InstallStep =
  | 'refreshed'
  | 'downloaded'
  | 'unpacked'
  | 'placed'
  | 'switched'
  | 'cleaned'

export interface DeviceOptions {
  /** The device's folder; see `offline/format.md` for what is in it. */
  readonly dir: string
  /** The repository: a folder, or its URL on a web server. */
  readonly repository: string
  /** Root metadata that the app carries (`1.root.json`); the start of all trust. */
  readonly trustedRoot: Uint8Array
  /** Version of the app that contains the pages. */
  readonly appVersion: string
  /** The app whose packs these are; releases of any other are not for this device. All when absent. */
  readonly appId?: string
  /** `android`, `ios`, and so on. A release for named systems only does not reach a device without one. */
  readonly platform?: string
  /** The channel that the device follows. */
  readonly channel?: string
  /** Which pack of the repository the folder is for; the app's own when absent. */
  readonly pack?: string
  /** Native methods that the app answers. */
  readonly bridgeMethods?: readonly string[]
  /** The newest version of the bridge's contract that the app speaks; 1 when absent. */
  readonly bridgeVersion?: number
  /** Asked before and during downloads; yes when absent. */
  readonly onWifi?: () => boolean
  /** The pack that the app carries. */
  readonly builtin?: BuiltinPack
  /** Limits the download; see `Pace` for what holds when absent. */
  readonly pace?: Omit<Pace, 'mayGoOn' | 'until'>
  /** The longest that all downloads of one install may take, in ms; half an hour when absent. */
  readonly downloadLimit?: number
  /** How long a check or install waits for another process's, in ms; an hour when absent. */
  readonly turnPatience?: number
  /** The most that the device's folder may hold, in bytes. */
  readonly quota?: number
  /** A clock for expiry beside the system's: the later of the two counts. */
  readonly now?: () => Date
  readonly disk?: Disk
  /** Told after each step. What it throws ends the install. */
  readonly onStep?: (step: InstallStep) => void | Promise<void>
}
