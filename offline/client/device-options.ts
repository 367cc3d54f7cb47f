import type { BuiltinPack } from './builtin.ts'
import type { Disk } from './disk.ts'
import type { Pace } from './download/download.ts'
import type { Happening } from '#offline/events/device-event.ts'

/** A finished step of an install. `unpacked` and `placed` are reported once per new pack. */
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
  /** Bytes of the root metadata that ships with the app (`1.root.json`): the root of trust. */
  readonly trustedRoot: Uint8Array
  /** Version of the app that contains the pages. */
  readonly appVersion: string
  /** The id of the app; releases for any other are ignored. All are accepted when absent. */
  readonly appId?: string
  /**
   * `android`, `ios`, and so on. Without it, releases that are limited to some systems are not
   * installed.
   */
  readonly platform?: string
  /** The channel that the device follows. */
  readonly channel?: string
  /** The pack of the repository that the folder is for; the app's own when absent. */
  readonly pack?: string
  /** Native methods that the app has. */
  readonly bridgeMethods?: readonly string[]
  /** The newest version of the bridge contract that the app supports; 1 when absent. */
  readonly bridgeVersion?: number
  /** Called before and during downloads; always true when absent. */
  readonly onWifi?: () => boolean
  /** The pack that ships with the app. */
  readonly builtin?: BuiltinPack
  /** Limits of the download; see `Pace` for the defaults. */
  readonly pace?: Omit<Pace, 'mayGoOn' | 'until' | 'onBytes'>
  /** The longest that all downloads of one install may take, in ms; half an hour when absent. */
  readonly downloadLimit?: number
  /**
   * The longest time that a check or install waits for another process, in ms; an hour when absent.
   */
  readonly turnPatience?: number
  /** The most that the device's folder may hold, in bytes. */
  readonly quota?: number
  /** A second clock for expiry: metadata has to hold by this one and by the system's. */
  readonly now?: () => Date
  readonly disk?: Disk
  /**
   * Called with each event of a check or an install, for an event book (`event-book.ts`). An error
   * that it throws is ignored.
   */
  readonly onEvent?: (happening: Happening) => void
  /** Called after each step. An error that it throws ends the install. */
  readonly onStep?: (step: InstallStep) => void | Promise<void>
}
