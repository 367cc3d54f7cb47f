import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SESSION, signIn } from './calls.ts'
import { failureText } from './words.ts'

/** The sign-in of an operator: a name of the list, with its passcode. */
export function SignIn({ names }: { readonly names: readonly string[] }) {
  const client = useQueryClient()
  const [name, setName] = useState(names[0] ?? '')
  const [passcode, setPasscode] = useState('')
  const [failure, setFailure] = useState('')
  const enter = async () => {
    try {
      client.setQueryData(SESSION, await signIn(name, passcode))
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <form
      className="ed-form"
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      <label>
        操作人
        <select className="ed-input" value={name} onChange={({ target }) => setName(target.value)}>
          {names.map((it) => (
            <option key={it}>{it}</option>
          ))}
        </select>
      </label>
      <label>
        口令
        <input
          className="ed-input"
          type="password"
          autoComplete="off"
          value={passcode}
          onChange={({ target }) => setPasscode(target.value)}
        />
      </label>
      <button type="submit" className="ed-button ed-primary" disabled={passcode === ''}>
        登录
      </button>
      {failure === '' ? null : (
        <p className="ed-warning" role="alert">
          {failure}
        </p>
      )}
    </form>
  )
}
