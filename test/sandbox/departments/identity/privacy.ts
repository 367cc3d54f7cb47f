import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { maskName } from '#domain/identity/masking.ts'
import { randomBytes } from 'node:crypto'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { latestAssessment } from './assessments.ts'
import { boundCards, unboundOwner } from './cards.ts'
import { readPersonalInfo } from './personal-info.ts'
import { decided, itemsOf } from './consents.ts'
import type { PrivacyItem } from './privacy-items.ts'
import { readIdentity } from './records.ts'

/** The law keeps identities five years after the end of the relation. */
const KEPT_MONTHS = 60

const flag = (yes: boolean) => (yes ? ('1' as const) : ('0' as const))

export function itemView({ db }: World, user: User | undefined, item: PrivacyItem) {
  const row = decided(db, user?.user_id ?? '', item.infoId)
  const { infoId, infoName, scenario, purpose, thirdParty } = item
  return {
    infoId,
    infoName,
    scenario,
    purpose,
    thirdParty,
    withdrawable: flag(item.withdrawable),
    withdrawn: flag(row?.withdrawn === 1),
  }
}

/** By group, in the list's order; without a user what anyone may read. */
export function groupsFor(world: World, user: User | undefined) {
  const own = itemsOf(world.db, user)
  const names = [...new Set(own.map((it) => it.group))]
  return names.map((groupName) => ({
    groupName,
    items: own.filter((it) => it.group === groupName).map((it) => itemView(world, user, it)),
  }))
}

export interface Collected {
  content: string
  collectedCount: number
  lastCollectTime: Time14 | null
}

const seen = v.object({ count: v.number(), last: v.nullable(v.string()) })

function counted(db: Database, user: User, sql: string, ...more: string[]) {
  const row = db.get(seen, `SELECT count(*) AS count, ${sql}`, user.user_id, ...more)
  return { collectedCount: row?.count ?? 0, lastCollectTime: row?.last ?? null }
}

/** The data held of one kind, masked, and the number of times it was collected. */
export function collected({ db }: World, user: User, infoId: string): Collected {
  const pictures = () =>
    counted(db, user, 'max(uploaded_at) AS last FROM ocr_images WHERE user_id = ?')
  const infos = () =>
    counted(db, user, 'max(update_time) AS last FROM personal_infos WHERE user_id = ?')
  switch (infoId) {
    case 'name':
      return { content: maskName(user.name), ...infos() }
    case 'mobile':
      return {
        content: user.mobile_masked,
        ...counted(db, user, 'max(sent_at) AS last FROM sms_messages WHERE user_id = ?'),
      }
    case 'document':
      return { content: user.certificate_masked, ...infos() }
    case 'pictures': {
      const found = pictures()
      return { content: found.collectedCount === 0 ? '' : `${found.collectedCount} 张`, ...found }
    }
    case 'personal':
      return { content: user.has_personal_info === 1 ? '已填写' : '', ...infos() }
    case 'tax':
      return { content: user.has_crs === 1 ? '已填写' : '', ...infos() }
    case 'cards':
      return {
        content: boundCards(db, user.user_id)
          .map((it) => `${it.bank_name}（${it.tail}）`)
          .join('、'),
        ...counted(
          db,
          user,
          'max(bound_at) AS last FROM cards JOIN card_details USING (bank_serial) WHERE user_id = ?',
        ),
      }
    case 'risk':
      return {
        content: latestAssessment(db, user.user_id) ? `C${user.risk_level}` : '',
        ...counted(db, user, 'max(test_time) AS last FROM assessments WHERE user_id = ?'),
      }
    default:
      return {
        content: '',
        ...counted(
          db,
          user,
          'max(change_time) AS last FROM privacy_consents WHERE user_id = ? AND info_id = ?',
          infoId,
        ),
      }
  }
}

/** All that is held, as JSON text. */
export function exportText(world: World, user: User): string {
  const { db } = world
  const identity = readIdentity(db, user.user_id)
  const orders = db.all(
    v.object({
      apply_no: v.string(),
      business_code: v.string(),
      status: v.string(),
      fund_code: v.string(),
      amount: v.number(),
      oper_time: v.string(),
    }),
    `SELECT apply_no, business_code, status, fund_code, amount, oper_time FROM orders
     WHERE user_id = ? ORDER BY seq`,
    user.user_id,
  )
  const cards = boundCards(db, user.user_id).map(({ bank_name, card_no, mobile }) => ({
    bankName: bank_name,
    bankNo: card_no,
    mobileNo: mobile,
  }))
  return JSON.stringify(
    {
      name: user.name,
      mobileNo: identity.mobile,
      certificateNo: identity.cert_no,
      address: identity.address,
      personalInfo: readPersonalInfo(world, user.user_id),
      riskAssessment: latestAssessment(db, user.user_id),
      cards,
      consents: itemsOf(db, user).map((it) => itemView(world, user, it)),
      orders: orders.map((it) => ({
        applyNo: it.apply_no,
        businessCode: it.business_code,
        status: it.status,
        fundCode: it.fund_code,
        amount: yuan(it.amount),
        operTime: it.oper_time,
      })),
    },
    null,
    2,
  )
}

const found = v.object({ found: v.number() })

/** The reason against closing the account; empty when it can be closed. */
export function closingBlock(db: Database, user: User): string {
  const has = (sql: string) => db.get(found, `SELECT 1 AS found ${sql} LIMIT 1`, user.user_id)
  if (has('FROM lots WHERE user_id = ? AND shares > 0')) return '账户仍持有基金份额，暂不能注销'
  if (has(`FROM orders WHERE user_id = ? AND status NOT IN ('1', '2', '4', '6', '7')`)) {
    return '账户有在途交易，暂不能注销'
  }
  if (has('FROM orders WHERE user_id = ? AND payout > 0 AND paid = 0')) {
    return '账户有款项未到账，暂不能注销'
  }
  if (has(`FROM plans WHERE user_id = ? AND status <> 'terminated'`)) {
    return '账户有定投计划，请先结束计划'
  }
  return ''
}

/** Tables of which nothing has to be retained. */
const FORGOTTEN = [
  'messages',
  'sign_ins',
  'complaints',
  'papers',
  'password_changes',
  'message_settings',
  'sms_messages',
  'captchas',
  'step_tokens',
  'random_codes',
  'opening_drafts',
  'picture_readings',
  'document_reviews',
  'ocr_images',
  'personal_infos',
  'assessments',
  'privacy_consents',
  'privacy_exports',
  'return_data',
  'service_requests',
  'proof_images',
  'cool_downs',
  'account_lookups',
  'stranger_tries',
  'signings',
  'bank_statuses',
  'pension_accounts',
  'open_id_links',
  'untied',
  'sessions',
  'authorization_codes',
] as const

/**
 * Closes the account: the identity is stored separately for its term, orders stay without a name,
 * all else is deleted.
 */
export function closeAccount({ db, clock }: World, user: User): Time14 {
  const now = clock.now()
  const { cert_no } = readIdentity(db, user.user_id)
  db.transaction(() => {
    if (cert_no !== '') {
      db.run(
        // The identity of a user who came back and closes again is retained from the later day on.
        'INSERT OR REPLACE INTO kept_identities VALUES (?, ?, ?, ?)',
        user.user_id,
        user.name,
        cert_no,
        addMonths(now.slice(0, 8), KEPT_MONTHS),
      )
    }
    for (const table of FORGOTTEN) db.run(`DELETE FROM ${table} WHERE user_id = ?`, user.user_id)
    db.run(
      `UPDATE card_details SET unbound_at = ?, card_no = '', mobile = '', is_main = 0
       WHERE bank_serial IN (SELECT bank_serial FROM cards WHERE user_id = ?)`,
      now,
      user.user_id,
    )
    db.run('UPDATE cards SET user_id = ? WHERE user_id = ?', unboundOwner(db), user.user_id)
    db.run(
      `UPDATE identities SET registered = 0, wx_bound = 0, applet_bound = 0, mobile = '', cert_no = '', sex = '',
         birth_date = '', address = '', cert_valid_to = '', closed_at = ? WHERE user_id = ?`,
      now,
      user.user_id,
    )
    db.run(
      `UPDATE users SET open_id = ?, name = '', mobile_masked = '', certificate_masked = '', auth_flag = '0',
         tpwd_flag = '0', upload_status = '0', approve_status = '0', approve_online_status = '0', active_flag = '0',
         has_personal_info = 0, has_crs = 0, risk_test = 0, risk_level = 0, password_hash = '' WHERE user_id = ?`,
      `closed_${randomBytes(8).toString('hex')}`,
      user.user_id,
    )
  })
  return now
}
