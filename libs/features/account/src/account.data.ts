import { isApiError, saveProfile, stepUp, type ApiClient } from '@haat/api-client';

/**
 * Keeps the farmer's name.
 * @throws ApiError such as `request_error.invalid`
 */
export async function saveName(api: ApiClient, fullName: string): Promise<{ readonly savedName: string }> {
  const user = await saveProfile(api, { full_name: fullName });
  return { savedName: user.full_name };
}

/**
 * Whether a farmer has to show first that the account is theirs; false when it cannot be asked, since it only decides
 * what is offered.
 */
export async function needsStepUp(api: ApiClient): Promise<boolean> {
  return stepUp(api).then(
    ({ status }) => status !== 'none',
    (error: unknown) => {
      if (isApiError(error)) return false;
      throw error;
    },
  );
}
