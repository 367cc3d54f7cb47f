/** The steps of changing the number. */
export const PHONE_STEPS = ['验证身份', '填写新手机号', '更换完成'] as const

/** The steps where people decide. */
export const REQUEST_STEPS = ['提交申请', '人工审核', '更换完成'] as const
