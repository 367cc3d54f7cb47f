import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApiDocument } from './openapi-document.ts'

test('a public validator accepts the OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate({ ...openApiDocument('1.0.0') })
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
})
