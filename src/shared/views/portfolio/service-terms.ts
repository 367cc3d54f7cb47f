import { brand } from '#domain/brand.ts'

/** The terms of the advice as a service: by whom, on what, and how it ends. */
export const SERVICE_TERMS = {
  company: `服务机构：${brand.company}，持有基金投资顾问业务资格，服务方式为管理型`,
  classes: '资产分为权益、固收、黄金和现金四类，按您的需求匹配，不设排行',
  end: '随时可以终止，保留基金或全部卖出，不收终止费',
} as const
