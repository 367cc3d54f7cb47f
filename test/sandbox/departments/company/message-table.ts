/** Messages of the company to all of its customers. */
import * as v from 'valibot'
import { staticPaths } from '#paths/static.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { announcedOn, announcementOf, announcementUrl } from './announcements.ts'

export const companyMessages = {
  companyAnnounced: message({
    topic: 'notice',
    legal: false,
    due: eachMorning(110),
    whom(db, { market, day }: Morning) {
      const announced = announcedOn(market.start.slice(0, 8), day)
      if (announced.length === 0) return []
      const users = db.all(
        v.object({ user_id: v.string() }),
        'SELECT user_id FROM users ORDER BY user_id',
      )
      return announced.flatMap(({ id }) =>
        users.map(({ user_id: userId }) => ({ userId, key: id, subject: id, detail: {} })),
      )
    },
    detail: {},
    read: (_world, { subject }) => ({ announcement: announcementOf(subject)?.title ?? '' }),
    title: '公司公告',
    text: ({ announcement }) => announcement,
    leadsTo: ({ subject }) =>
      staticPaths.static.to({ url: announcementUrl(subject), title: '公司公告' }),
  }),
}
