import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { KeyError } from './key-error.ts'

/** Minimum length of a new key's passphrase, in letters. */
const MIN_LENGTH = 12
const given = new Map<string, string>()

/**
 * The passphrase of an encrypted key: from `H5PACK_PASSPHRASE`, from the file that
 * `H5PACK_PASSPHRASE_FILE` names, or typed on the terminal without echo. Throws `KeyError` when
 * none of these is available.
 */
export function readPassphrase(what: string, { confirm = false } = {}): string {
  const passphrase = fromEnvironment() ?? given.get(what) ?? askOnTerminal(what, confirm)
  if (confirm && passphrase.length < MIN_LENGTH) {
    throw new KeyError(
      `The passphrase for ${what} is too short; give ${MIN_LENGTH} letters or more.`,
    )
  }
  given.set(what, passphrase)
  return passphrase
}

function fromEnvironment(): string | null {
  const { H5PACK_PASSPHRASE: direct, H5PACK_PASSPHRASE_FILE: file } = process.env
  if (direct !== undefined && direct !== '') return direct
  if (file === undefined || file === '') return null
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new KeyError(
      `${file}, which H5PACK_PASSPHRASE_FILE names, cannot be read; give the file that holds the passphrase.`,
      { cause: error },
    )
  }
}

function askOnTerminal(what: string, confirm: boolean): string {
  let terminal: number
  try {
    terminal = openSync('/dev/tty', 'r+')
  } catch (error) {
    throw new KeyError(
      `A passphrase is needed for ${what}; set H5PACK_PASSPHRASE_FILE to a file that holds it.`,
      { cause: error },
    )
  }
  try {
    const first = readHidden(terminal, `Passphrase for ${what}: `)
    if (confirm && readHidden(terminal, 'The same again: ') !== first) {
      throw new KeyError('The two passphrases are not the same; run the command again.')
    }
    return first
  } finally {
    closeSync(terminal)
  }
}

function readHidden(terminal: number, question: string): string {
  const stty = (mode: string) =>
    spawnSync('stty', [mode], { stdio: [terminal, 'ignore', 'ignore'] })
  writeSync(terminal, question)
  stty('-echo')
  try {
    const letters: Buffer[] = []
    const letter = Buffer.alloc(1)
    while (readSync(terminal, letter) === 1 && letter[0] !== 0x0a) letters.push(Buffer.from(letter))
    return Buffer.concat(letters).toString('utf8').replace(/\r$/, '')
  } finally {
    stty('echo')
    writeSync(terminal, '\n')
  }
}
