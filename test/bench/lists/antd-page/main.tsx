import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { queryAllFundName } from '#api/calls/fund.ts'
import { AntdFundList } from './AntdFundList.tsx'

const answer = v.object({ retCode: v.literal(0), payload: queryAllFundName.payload })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const response = await fetch(queryAllFundName.path)
const { payload } = v.parse(answer, await response.json())
createRoot(root).render(<AntdFundList funds={payload.fundInfos} />)
