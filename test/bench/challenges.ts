import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { directHomepage } from '#api/calls/direct-challenge.ts'
import { DIRECT } from '#test/sandbox/departments/activity/catalogue.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { ask, control, openSandbox, signIn } from '#test/sandbox/testing/test-client.ts'
import type { BenchOptions } from './bench-options.ts'

const PARTICIPANTS = 1_000
const YEAR_LATER = '20270311210000'
/** The first debits: the week after the clock's start, one weekday each. */
const FIRST = ['20260316', '20260317', '20260318', '20260312', '20260313'] as const

/** Users like zhang, each with a weekly plan, which is the challenge's where `joins`. */
function insertParticipants(db: Database, count: number, joins: boolean): void {
  db.run('UPDATE activities SET end_time = ? WHERE activity_id = ?', '20270601150000', DIRECT)
  db.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const id = `p${index}`
      db.run(
        `INSERT INTO users SELECT ?, ?, name, mobile_masked, certificate_masked, auth_flag, tpwd_flag,
           upload_status, approve_status, approve_online_status, approve_remark, active_flag,
           has_personal_info, has_crs, certificate_valid_to, risk_test, risk_level, login_refusal,
           password_hash, 0, '' FROM users WHERE user_id = 'zhang'`,
        id,
        `o-${id}`,
      )
      db.run(
        `INSERT INTO cards SELECT ?, ?, channel_id, bank_name, tail, single_limit, day_limit, ''
         FROM cards WHERE bank_serial = 'zhang-1'`,
        `${id}-1`,
        id,
      )
      const weekday = 1 + (index % 5)
      db.run(
        `INSERT INTO plans (plan_no, user_id, fund_code, plan_name, plan_type, cycle, cycle_day, first_day,
           amount, bank_serial, status, status_reason, next_debit, failures, create_time)
         VALUES (?, ?, '980301', '', 'keep', 'weekly', ?, '20260312', 10000, ?, 'running', '', ?, 0,
           '20260311100000')`,
        `P${id}`,
        id,
        weekday,
        `${id}-1`,
        FIRST[weekday - 1] ?? FIRST[0],
      )
      if (joins) db.run('INSERT INTO challenge_plans VALUES (?, ?, ?)', `P${id}`, DIRECT, id)
    }
  })
}

const counted = v.object({ debits: v.number() })

/** Processor and wall seconds of a year of the clock. */
async function year(count: number, joins: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'challenges-'))
  const file = join(folder, 'sandbox.db')
  try {
    const sandbox = await openSandbox({ database: file, realTime: () => 0 })
    const db = new Database(file)
    try {
      insertParticipants(db, count, joins)
      const began = performance.now()
      const used = process.cpuUsage()
      await control(sandbox, 'clock', { to: YEAR_LATER })
      const { user, system } = process.cpuUsage(used)
      const wall = (performance.now() - began) / 1_000
      sandbox.assertBalanced()
      const { debits = 0 } =
        db.get(counted, `SELECT count(*) AS debits FROM plan_records WHERE plan_no GLOB 'Pp*'`) ??
        {}
      if (joins) {
        const someone = await signIn(sandbox, `p${count - 1}`)
        const { longest } = await ask(sandbox, directHomepage, { activityId: DIRECT }, someone)
        if (longest < 48) throw new Error(`A year has ${longest} weeks in a row.`)
      }
      return { cpu: (user + system) / 1_000_000, wall, debits }
    } finally {
      db.close()
      await sandbox.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A year of weekly debits, with the plans in a challenge and without: the difference is its own. */
export async function run({ sizes = [PARTICIPANTS] }: BenchOptions): Promise<void> {
  for (const count of sizes) {
    const plain = await year(count, false)
    const challenge = await year(count, true)
    const row = (name: string, { cpu, wall, debits }: typeof plain) =>
      `  ${name.padEnd(22)} ${cpu.toFixed(1)} s of processor, ${wall.toFixed(1)} s, ${debits} debits`
    console.log(`a year of the clock, ${count} participants`)
    console.log(row('weekly plans', plain))
    console.log(row('the same in a challenge', challenge))
    console.log(
      `  the challenge's own     ${(challenge.cpu - plain.cpu).toFixed(1)} s of processor`,
    )
  }
}
