import { saveProfile, type ApiClient } from '@haat/api-client';

/**
 * Keeps the farmer's name.
 * @throws ApiError such as `request_error.invalid`
 */
export async function saveName(api: ApiClient, fullName: string): Promise<{ readonly savedName: string }> {
  const user = await saveProfile(api, { full_name: fullName });
  return { savedName: user.full_name };
}
