// GJS. The packs of a device's folder, and the state of their loads.
import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import { createBootStore, readBoot, writeBoot } from '../../../offline/client/boot-store.js'
import { promised } from './gio.js'
import { readPack, readPacks } from './installed-pack.js'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

async function readBytes(path) {
  const file = Gio.File.new_for_path(path)
  const [bytes] = await promised(
    (done) => file.load_bytes_async(null, done),
    (result) => file.load_bytes_finish(result),
  )
  return bytes
}

async function readText(path) {
  return decoder.decode((await readBytes(path)).toArray())
}

const sha256Hex = (text) => GLib.compute_checksum_for_string(GLib.ChecksumType.SHA256, text, -1)

/** Reads a file; rejects when its SHA-256 differs from the installed one. */
async function readVerified(path, sha256, name) {
  const bytes = await readBytes(path)
  if (GLib.compute_checksum_for_bytes(GLib.ChecksumType.SHA256, bytes) !== sha256)
    throw new Error(`${name} is not what was installed.`)
  return bytes
}

/**
 * The first of the two copies that can be parsed; `null` when neither exists; throws when no copy
 * can be parsed.
 */
async function readMirrored(path, parse) {
  let damage = null
  for (const place of [path, `${path}.copy`]) {
    if (!GLib.file_test(place, GLib.FileTest.EXISTS)) continue
    try {
      return parse(await readText(place))
    } catch (fault) {
      damage ??= fault
    }
  }
  if (damage !== null) throw damage
  return null
}

/** The boot machine with its state in the device's folder, as in offline/client/boot.ts. */
export function openBootStore(device, patience) {
  const file = `${device}/boot.json`
  const flags = GLib.FileSetContentsFlags.CONSISTENT | GLib.FileSetContentsFlags.DURABLE
  return createBootStore({
    read: () => readMirrored(file, readBoot),
    async write(state) {
      const bytes = encoder.encode(writeBoot(state))
      for (const place of [file, `${device}/boot.json.copy`])
        GLib.file_set_contents_full(place, bytes, flags, 0o644)
    },
    newToken: () => GLib.uuid_string_random(),
    session: String(new Gio.Credentials().get_unix_pid()),
    alive: (session) => GLib.file_test(`/proc/${session}`, GLib.FileTest.EXISTS),
    ...(patience === null ? {} : { limits: { foregroundMs: patience } }),
  })
}

/** The packs of the device, best first. */
export async function readDevicePacks(device) {
  const validated = (text) => {
    readPacks(text, null, sha256Hex)
    return text
  }
  const current = await readMirrored(`${device}/current.json`, validated)
  return readPacks(current, await readMirrored(`${device}/builtin.json`, validated), sha256Hex)
}

/**
 * Begins a load: the pack to open and the token for its page. A pack that cannot be read is
 * skipped.
 */
export async function startLoad(device, boot) {
  let packs = await readDevicePacks(device)
  const unreadable = []
  for (;;) {
    const { token, pack } = await boot.startLoad(packs)
    if (pack === undefined) throw new Error('No pack is installed.')
    try {
      const { sha256 } = pack
      return { token, sha256, unreadable, pack: await openInstalled(device, pack.pack) }
    } catch (fault) {
      unreadable.push(pack.sha256)
      packs = packs.filter((it) => it !== pack)
      if (packs.length === 0) throw fault
    }
  }
}

/** Opens a pack of the device: its files, each of which is compared with its hash when it is read. */
export async function openInstalled(device, current) {
  const listings = await Promise.all(
    [current, ...current.parts].map(({ manifest, manifestSha256 }) =>
      readVerified(`${device}/${manifest}`, manifestSha256, manifest),
    ),
  )
  const pack = readPack(
    current,
    listings.map((bytes) => decoder.decode(bytes.toArray())),
  )
  return {
    ...pack,
    lists: (path) => pack.files.has(path),
    async read(path) {
      const { dir, sha256, type } = pack.files.get(path)
      return { type, bytes: await readVerified(`${device}/${dir}/${path}`, sha256, path) }
    },
  }
}
