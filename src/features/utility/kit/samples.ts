import { kitPaths } from '#paths/kit.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [kitPaths.kit.pattern]: [
    guest(kitPaths.kit.to()),
    { ...guest(kitPaths.kit.to(), 'password sheet'), tap: '交易密码' },
    { ...guest(kitPaths.kit.to(), 'calendar'), tap: '选择日期' },
    { ...guest(kitPaths.kit.to(), 'reward'), tap: '奖励提示' },
    { ...guest(kitPaths.kit.to(), 'acting toast'), tap: '可操作提示' },
  ],
})
