import { brand } from '#domain/brand.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'

interface Announcement {
  readonly id: string
  /** Days from the first day of the market to the one on which it is announced. */
  readonly day: number
  readonly title: string
  readonly sections: readonly (readonly [heading: string, text: string])[]
}

const GIVEN: readonly Announcement[] = [
  {
    id: 'announcement-night-work',
    day: 3,
    title: '关于系统维护期间暂停服务的公告',
    sections: [
      [
        '维护时间',
        '公告后的第一个周六 23:00 至次日 6:00。期间不能登录、查询和提交申请，快速取出同时暂停。',
      ],
      ['对您的影响', '已提交的申请照常处理。请提前安排取出和买入，恢复后可以正常使用。'],
      ['咨询', `如有疑问，请致电 ${brand.serviceLine}（${brand.serviceHours}）。`],
    ],
  },
  {
    id: 'announcement-false-apps',
    day: 12,
    title: '关于防范冒用本公司名义的声明',
    sections: [
      [
        '情况说明',
        '近期有不法分子冒用本公司名义，通过仿冒网站、应用和聊天群组骗取资金和个人信息。',
      ],
      [
        '请您注意',
        '本公司不会通过聊天群组推荐产品，不会索取交易密码和短信验证码，也不会要求向个人账户转账。',
      ],
      ['如何核实', `如接到可疑来电或链接，请致电 ${brand.serviceLine} 核实，并向公安机关报案。`],
    ],
  },
]

export const announcementOf = (id: string): Announcement | undefined =>
  GIVEN.find((it) => it.id === id)

export const announcementUrl = (id: string): string => `/documents/${id}`

/** What the company announces on a day; `first`: of the market. */
export const announcedOn = (first: Date8, day: Date8): readonly Announcement[] =>
  GIVEN.filter((it) => addDays(first, it.day) === day)

/** An announcement as a page; null for one that does not exist, or is not out yet. */
export function announcementPage(id: string, first: Date8, today: Date8): string | null {
  const it = announcementOf(id)
  if (it === undefined || addDays(first, it.day) > today) return null
  const sections = it.sections.map(([title, text]) => `<h2>${title}</h2><p>${text}</p>`).join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${it.title}</title><style>body{color:#12161f;background:#fff;font:16px/1.7 sans-serif;margin:20px}h1{font-size:20px}h2{font-size:16px;margin:20px 0 0}p{margin:4px 0}</style></head><body><h1>${it.title}</h1>${sections}<p>${brand.company}</p></body></html>`
}
