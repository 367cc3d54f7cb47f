/** The key of the sandbox's partner, for QA: no provider of real money knows it. Ed25519, base64url. */
export const SANDBOX_KEY = {
  publicKey: 'Ee4GjQSgWlEV2V_qqG90bvnPMUX_o0DuvJq57UZ5Uls',
  privateKey: '-q_PTnCriXJGXYAJWS2hxeAcmvt2m5FQcFKtAq3cS6Y',
} as const
