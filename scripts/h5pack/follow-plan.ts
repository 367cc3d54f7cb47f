import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { percentage } from '#offline/policy/explain-choice.ts'
import { describeHalt, effectiveHalt } from '#offline/policy/halts.ts'
import { repositoryStatus } from '#offline/release/releases.ts'
import { pause as pauseRelease, setRollout } from '#offline/release/rollouts.ts'
import { select } from '#offline/release/selection.ts'
import { nextAct, readPlan, type NextAct, type RolloutPlan } from '#offline/rollout/plan.ts'
import { decodeText } from '#scripts/text/text-file.ts'
import {
  Failed,
  readWholeNumber,
  releaseSelection,
  repositoryOptions,
  UsageError,
} from './command.ts'
import type { CommandOutput } from './command-shape.ts'
import { describeVerdict, countedAt, readReports, reportVerdicts } from './rollout-reports.ts'

type Values = Parameters<typeof repositoryOptions>[0] &
  Parameters<typeof releaseSelection>[0] & { readonly watch: boolean; readonly every: string }

interface Files {
  readonly plan: string
  readonly reports: string
}

/**
 * Takes the steps of a plan that are due; with `watch` all of them, each when it is due. Nothing is
 * stored but in the repository: it may be ended at any time and run again. Rejects with `Failed`
 * where the reports pause the release.
 */
export async function followPlan(values: Values, files: Files): Promise<CommandOutput> {
  const plan = await readPlanFile(files.plan)
  const seconds = readWholeNumber('--every', values.every, 1, 86_400)
  if (values.watch && values['dry-run']) {
    throw new UsageError('--watch changes things: it goes without --dry-run.')
  }
  const taken: string[] = []
  let said = ''
  for (;;) {
    const { act, release, verdicts } = await look(values, plan, files.reports)
    const line = `release ${release.release}: ${describeAct(act)}`
    const lines = verdicts.map((it) => `  ${describeVerdict(it)}`)
    const output = () => ({
      lines: [...taken, line, ...lines],
      data: { dryRun: values['dry-run'], act, verdicts },
    })
    if (act.act === 'pause') {
      await pauseRelease(repositoryOptions(values), releaseSelection(values))
      throw new Failed(
        `Devices with the release fail more often than those without it: it ${values['dry-run'] ? 'would be' : 'is'} paused.`,
        output(),
        'paused',
      )
    }
    if (act.act === 'raise') {
      await setRollout(repositoryOptions(values), act.basisPoints, releaseSelection(values))
      if (values['dry-run']) return output()
      taken.push(line)
    } else if (!values.watch || act.act !== 'wait') {
      return output()
    } else {
      // A line for people who look on; the output comes at the end.
      if (line !== said) process.stderr.write(`${new Date().toISOString()} ${line}\n`)
      said = line
      await pause(seconds * 1_000)
    }
  }
}

async function look(values: Values, plan: RolloutPlan, file: string) {
  const status = await repositoryStatus(values.repo)
  if (status === null) {
    throw new Error(`There is no repository in ${values.repo}; give its folder with --repo.`)
  }
  const release = select(status.releases, releaseSelection(values))
  const halt = effectiveHalt(release, status.halts)
  const reports = await readReports(file, release.release)
  const verdicts = reportVerdicts(reports)
  const act = nextAct(plan, {
    release,
    halt: halt === null ? null : describeHalt(halt),
    verdicts,
    counted: countedAt(reports, release.basisPoints),
    now: Date.now(),
  })
  return { act, release, verdicts }
}

function describeAct(act: NextAct): string {
  switch (act.act) {
    case 'raise':
      return `reaches ${percentage(act.basisPoints)} of devices`
    case 'pause':
      return 'paused'
    case 'stopped':
      return `the plan waits, for ${act.why}`
    case 'done':
      return 'the plan is done'
    case 'wait': {
      const devices = act.devices === 0 ? '' : `, and ${act.devices} more devices`
      return `the next step waits until ${new Date(act.at).toISOString()}${devices}`
    }
  }
}

async function readPlanFile(file: string): Promise<RolloutPlan> {
  const text = await readFile(file).then(decodeText, () => {
    throw new Error(`${file} cannot be read; give a plan (offline/format.md).`)
  })
  try {
    return readPlan(JSON.parse(text))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${file} is no plan of a rollout: ${why}.`, { cause: error })
  }
}
