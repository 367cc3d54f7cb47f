import { matching } from '#domain/text-formats.ts'

export const goodsId = matching(/^G-?[A-Z0-9]{2,12}$/, 'Names one of the goods of the mall')
export const exchangeNo = matching(/^E[A-Z0-9]{12,31}$/, 'The number of one exchange of coins')
