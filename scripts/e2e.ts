import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { CHROMEDRIVER } from '#test/hosts/appium.ts'
import { examine, stepLines, type DoctorSubject } from '#test/e2e/phones/doctor.ts'
import { doctorTools } from '#test/e2e/phones/doctor-tools.ts'
import {
  PHONE_TARGETS,
  phoneSettings,
  PhoneSettingsError,
  readSettingsFile,
  type PhoneSettings,
} from '#test/e2e/phones/phone-settings.ts'
import { flakyTable } from '#test/e2e/report/flaky-table.ts'
import { FOLDERS } from '#test/e2e/report/folders.ts'
import { makeReport, ReportError } from '#test/e2e/report/html-report.ts'
import { readHistory } from '#test/e2e/report/run-history.ts'
import { titlePattern } from '#test/e2e/report/single-command.ts'
import { readTextFile } from '#scripts/text/text-file.ts'

const USAGE = `npm run e2e -- [--target android|ios|farm] [--phone FILE] [--doctor] [--engine NAME] [--only TITLE [--exact]] [FILE...]
npm run e2e -- --report | --flaky
  Runs the journeys: on the two engines here, or on a phone through any Appium server.
  --target NAME   a phone at this machine (android, ios) or in a farm
  --phone FILE    its settings as JSON; variables of the environment come before them
  --doctor        only looks at what the target needs, and names the command that repairs it
  --engine NAME   chromium or webkit alone
  --only TITLE    only journeys whose title has these words
  --exact         only the journey whose whole title they are
  --reuse         with the last web build
  FILE            only files of journeys whose name has this word
  --monkey        a visitor who does anything anywhere, for --minutes (10), from --seed N (any)
  --acts N        the acts of each of its walks (60); without --minutes there is one walk
  --user PERSONA  all its walks as this one
  --replay FILE   the acts of a trail that a fault has left in dist/e2e/monkey/
  --report        runs nothing: makes the page of the last result of each journey, with evidence and history
  --flaky         runs nothing: prints the journeys that have failed, first those that also passed on the same source`

const root = join(import.meta.dirname, '..')

const OPTIONS = {
  target: { type: 'string' },
  phone: { type: 'string' },
  doctor: { type: 'boolean' },
  engine: { type: 'string' },
  only: { type: 'string' },
  exact: { type: 'boolean' },
  report: { type: 'boolean' },
  flaky: { type: 'boolean' },
  reuse: { type: 'boolean' },
  monkey: { type: 'boolean' },
  seed: { type: 'string' },
  minutes: { type: 'string' },
  acts: { type: 'string' },
  user: { type: 'string' },
  replay: { type: 'string' },
  help: { type: 'boolean' },
} as const

const target = v.optional(v.picklist(PHONE_TARGETS, '--target must be android, ios or farm'))
const engine = v.optional(v.picklist(['chromium', 'webkit'], '--engine must be chromium or webkit'))

const program = v.optional(v.string(), CHROMEDRIVER)

type Options = ReturnType<typeof readOptions>

function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  })
  return {
    ...values,
    files: positionals,
    target: v.parse(target, values.target),
    engine: v.parse(engine, values.engine),
  }
}

function settingsOf({ target: wish, phone }: Options): PhoneSettings | null {
  if (wish === undefined) return null
  const content = phone === undefined ? {} : readSettingsFile(readTextFile(phone), phone)
  return phoneSettings(wish, content, process.env)
}

const subjectOf = (phone: PhoneSettings | null): DoctorSubject => ({
  target: phone?.target ?? 'engines',
  platform: phone?.platform ?? null,
  appium: phone?.appium.href ?? '',
  udid: phone?.udid ?? '',
  app: phone?.app ?? '',
  chromedriver: v.parse(program, phone?.options['appium:chromedriverExecutable']),
  controlPort: phone?.control.port ?? 0,
  provider: phone?.provider.href ?? '',
  providerPort: phone?.providerPort ?? 0,
})

async function doctor(phone: PhoneSettings | null): Promise<number> {
  const steps = await examine(subjectOf(phone), doctorTools)
  for (const found of steps) console.log(stepLines(found))
  const missing = steps.filter(({ fault }) => fault !== null).length
  console.log(missing === 0 ? 'Nothing is missing.' : `${missing} of ${steps.length} missing.`)
  return missing === 0 ? 0 : 1
}

const LONGEST_SEED = 1_000_000

/** Only one walk, where its acts are counted and no minutes are named. */
const minutesOf = ({ minutes, acts, replay }: Options): string | undefined =>
  minutes ?? (acts === undefined && replay === undefined ? '10' : undefined)

/** Returns what the visitor at random reads (test/e2e/monkey/plan.ts). */
function monkeyEnvironment(options: Options): NodeJS.ProcessEnv {
  const named = {
    MONKEY_SEED: options.seed ?? String(randomInt(LONGEST_SEED)),
    MONKEY_MINUTES: minutesOf(options),
    MONKEY_ACTS: options.acts,
    MONKEY_USER: options.user,
    MONKEY_REPLAY: options.replay,
  }
  const given = Object.entries(named).filter(([, value]) => value !== undefined)
  return { MONKEY: '1', ...Object.fromEntries(given) }
}

/** Returns what the run's vitest reads. */
function environment(options: Options): NodeJS.ProcessEnv {
  const { target: wish, phone, engine: only, reuse, monkey } = options
  return {
    ...process.env,
    ...(wish === undefined ? {} : { ENGINE: 'device', DEVICE_TARGET: wish }),
    ...(phone === undefined ? {} : { DEVICE_FILE: phone }),
    ...(only === undefined ? {} : { ENGINE: only }),
    ...(reuse === true ? { H5_REUSE_BUILD: '1' } : {}),
    ...(monkey === true ? monkeyEnvironment(options) : {}),
  }
}

function run(options: Options): number {
  const pattern =
    options.only === undefined ? null : titlePattern(options.only, options.exact === true)
  const only = pattern === null ? [] : [`--testNamePattern=${pattern}`]
  const files = options.monkey === true ? ['specs/monkey.e2e.ts'] : options.files
  // With its value: a flag alone takes the file after it for one.
  const plain = options.monkey === true ? ['--disable-console-intercept=true'] : []
  const args = ['run', ...files, '--config', 'test/e2e/vitest.config.ts', ...plain, ...only]
  const env = environment(options)
  return spawnSync('vitest', args, { cwd: root, stdio: 'inherit', env }).status ?? 1
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  if (options.help === true) {
    console.log(USAGE)
    return 0
  }
  if (options.flaky === true) {
    console.log(flakyTable(readHistory(FOLDERS.history)))
    return 0
  }
  if (options.report === true) {
    console.log(makeReport(FOLDERS))
    return 0
  }
  const phone = settingsOf(options)
  return options.doctor === true ? doctor(phone) : run(options)
}

try {
  process.exitCode = await main()
} catch (error) {
  // A wrong option is answered with what there is; these two have sentences of their own.
  const sentence = error instanceof Error ? error.message : String(error)
  const isPlain = error instanceof PhoneSettingsError || error instanceof ReportError
  console.error(isPlain ? sentence : `${sentence}\n\n${USAGE}`)
  process.exitCode = 2
}
