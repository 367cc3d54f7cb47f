import { RET } from '#api/endpoint.ts'
import {
  listFundFaq,
  markFaqHelpful,
  queryFundReports,
  queryManager,
} from '#api/calls/fund-people.ts'
import { hasRow, managerPerson, yearsInTrade } from '#test/sandbox/departments/content/people.ts'
import { readyContent } from '#test/sandbox/departments/content/ready.ts'
import { forAnyone, forUser, fundOr404 } from '#test/sandbox/kernel/route.ts'
import { FUND_FAQ, faqsFor, type Faq } from '#test/sandbox/market/fund-faq.ts'
import { managerView } from '#test/sandbox/market/archives/manager-view.ts'
import { fundReports, reportDue } from '#test/sandbox/market/archives/report-texts.ts'
import { textHash } from '#test/sandbox/market/randomness.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const MARKED = 'SELECT 1 AS n FROM fund_faq_marks WHERE user_id = ? AND faq_id = ?'
const MARKS = 'SELECT count(*) AS n FROM fund_faq_marks WHERE faq_id = ?'

/** Those of before the sandbox, and those of its users. */
const helpful = ({ db }: World, { faqId }: Faq) => (textHash(faqId) % 180) + db.number(MARKS, faqId)

export const fundPeopleFamily = [
  forAnyone(queryManager, ({ fmUid }, world) => {
    const { db, market, clock } = world
    readyContent(world)
    // Only the company's own people: others' are not this company's to present.
    const person = managerPerson(db, fmUid)
    const view = person && managerView(market, fmUid, clock.now())
    if (!view) throw new Refusal(RET.notFound, '没有找到这位基金经理')
    const left = person.left_date
    return {
      fmUid,
      name: person.name,
      title: person.title,
      certNo: person.cert_no,
      profile: person.bio,
      style: person.style,
      years: yearsInTrade(world, person),
      left: left !== null && left <= clock.now().slice(0, 8) ? left : null,
      ...view,
    }
  }),

  forAnyone(queryFundReports, ({ fundCode }, world) => ({
    reports: fundReports(world.market, fundOr404(world, fundCode), world.clock.now()),
    nextDue: reportDue(world.clock.now()),
  })),

  forAnyone(listFundFaq, ({ fundCode }, world, user) => ({
    faqs: faqsFor(fundOr404(world, fundCode)).map((faq) => ({
      faqId: faq.faqId,
      category: faq.category,
      question: faq.question,
      answer: faq.answer,
      helpful: helpful(world, faq),
      mine: user ? hasRow(world.db, MARKED, user.user_id, faq.faqId) : null,
    })),
  })),

  forUser(markFaqHelpful, ({ faqId }, world, user) => {
    const faq = FUND_FAQ.find((it) => it.faqId === faqId)
    if (!faq) throw new Refusal(RET.notFound, '没有这个问题')
    world.db.run(
      'INSERT OR IGNORE INTO fund_faq_marks VALUES (?, ?, ?)',
      user.user_id,
      faqId,
      world.clock.now(),
    )
    return { helpful: helpful(world, faq) }
  }),
]
