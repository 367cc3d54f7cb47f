import { timeLeft } from '#offline/release/expiries.ts'
import { refresh } from '#offline/release/repository.ts'
import { command, Failed, repositoryOptions, shared, UsageError } from './command.ts'

/** What cron runs: the one command whose exit code says whether devices can go on installing. */
export const refreshCommand = command({
  name: 'refresh',
  summary:
    'for cron: sign timestamp, snapshot and halts anew in time, and say which offline roles need a person, and by when',
  options: {
    ...shared.place,
    all: { type: 'boolean', default: false },
    'warn-days': { type: 'string', default: '14' },
  },
  async run(values) {
    const warnDays = values['warn-days']
    if (!/^\d{1,3}$/.test(warnDays)) {
      throw new UsageError(`--warn-days takes a number of days, not "${warnDays}".`)
    }
    const { roles, installableUntil } = await refresh({
      ...repositoryOptions(values),
      warnDays: Number(warnDays),
      all: values.all,
    })
    const dryRun = values['dry-run']
    const now = new Date()
    const renewed = roles.filter((it) => it.renewed).map(({ role }) => role)
    const ended = roles.filter(({ state }) => state === 'expired')
    const ending = roles.filter(({ state }) => state === 'soon')
    const lines = [
      `${dryRun ? 'would be ' : ''}signed anew: ${renewed.join(', ')}`,
      ...roles.map(({ role, expires, state, todo }) => {
        const when = state === 'expired' ? `expired since ${expires}` : `until ${expires}`
        const left = state === 'expired' ? '' : `, ${timeLeft(expires, now)} left`
        return `  ${role.padEnd(9)} ${when}${left}${todo === null ? '' : `; before then: ${todo}`}`
      }),
      ended.length > 0 ? 'devices cannot install' : `devices install until ${installableUntil}`,
    ]
    const said = { lines, data: { dryRun, roles, installableUntil } }
    const names = (them: typeof roles) => them.map(({ role }) => role).join(' and ')
    const todo = [...ended, ...ending].flatMap((it) => it.todo ?? []).join('; ')
    if (ended.length > 0) {
      const what = `Devices cannot install: ${names(ended)} expired. To do now by ${todo}.`
      throw new Failed(what, said, 'expired')
    }
    if (ending.length > 0) {
      const first = ending.map((it) => it.expires).toSorted()[0] ?? installableUntil
      const what = `Devices cannot install after ${first}: ${names(ending)} will have expired. To do before by ${todo}.`
      throw new Failed(what, said, 'expiring')
    }
    return said
  },
})
