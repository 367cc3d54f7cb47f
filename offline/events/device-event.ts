import * as v from 'valibot'
import { EVERYONE } from '#offline/pack/release.ts'

/** The version of the events' form, `v` of each. */
export const EVENT_VERSION = 1

/** The kinds of events, in the order in which a release meets them. */
export const EVENT_KINDS = [
  /** The first check that met a step of a release's rollout, in the step or out of it. */
  'checked',
  'offered',
  'downloaded',
  'installed',
  /** A load of a pack that has not shown a screen here yet. */
  'started',
  'confirmed',
  'failed',
  'rolledBack',
  /** A page that a user has opened, once its figures were there. */
  'opened',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** The ways by which a pack comes (format.md, Deltas). */
export const DOWNLOAD_WAYS = ['delta', 'files', 'zip'] as const
export type DownloadWay = (typeof DOWNLOAD_WAYS)[number]

/**
 * The reasons of failures: those of a refused install, those of the device itself, and those of a
 * page. That there is nothing new is no failure.
 */
export const FAILURES = [
  'length',
  'hash',
  'signature',
  'expired',
  'rollback',
  'metadata',
  'manifest',
  'path',
  'pack',
  'app_too_old',
  'missing_method',
  'bridge',
  'unreachable',
  'too_slow',
  'no_space',
  'disk_full',
  'disk',
  'busy',
  'failed',
  /** A first load that showed no screen in its time. */
  'no_screen',
  /** A first load whose process has ended: of the page, or of the whole app in view. */
  'process_gone',
  /** An error that a page did not handle. */
  'page_error',
] as const
export type FailureReason = (typeof FAILURES)[number]

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const word = (most: number) => v.pipe(v.string(), v.maxLength(most))

/** The facts of an event that are the same for all events of one app on one device. */
export const eventSource = v.object({
  /** 32 hex digits, made for events alone: the id by which rollouts choose never leaves the device. */
  device: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  channel: word(40),
  /** Version of the app, its platform, engine with its major version, and class of device. */
  app: word(40),
  platform: word(30),
  engine: word(40),
  deviceClass: v.picklist(['low', 'middle', 'high']),
  /** The share of devices that report, above 0 and at most 1: each counts as 1 / `share` devices. */
  share: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
})
export type EventSource = v.InferOutput<typeof eventSource>

/** An event of a device, a line of NDJSON (format.md, Events of devices). */
export const deviceEvent = v.object({
  v: v.literal(EVENT_VERSION),
  ...eventSource.entries,
  /** The event's number on its device, from 1. Who has an event with it already drops the second. */
  n: v.pipe(whole, v.minValue(1)),
  /** Milliseconds since 1970, by the device's clock. */
  time: whole,
  kind: v.picklist(EVENT_KINDS),
  /** The release that it is about, 0 for a built-in pack that never was one; and its version. */
  release: whole,
  version: word(60),
  /** The pack, where it is one of a set that came for itself. */
  pack: v.exactOptional(word(40)),
  /** The version that opened before. */
  from: v.exactOptional(word(60)),
  way: v.exactOptional(v.picklist(DOWNLOAD_WAYS)),
  bytes: v.exactOptional(whole),
  /** The time that it took, in ms: of a download, or from the tap to the figures. */
  ms: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  reason: v.exactOptional(v.picklist(FAILURES)),
  /** Of `checked`: the device's cohort in the release's rollout, and the share that the step reaches. */
  cohort: v.exactOptional(v.pipe(whole, v.maxValue(EVERYONE - 1))),
  basisPoints: v.exactOptional(v.pipe(whole, v.maxValue(EVERYONE))),
})
export type DeviceEvent = v.InferOutput<typeof deviceEvent>

/** An event before its book adds its source, number and time. */
export type Happening = Omit<DeviceEvent, keyof EventSource | 'v' | 'n' | 'time'>
