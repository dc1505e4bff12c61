import { useTranslation } from 'react-i18next';

/**
 * The texts of a namespace: `const { t } = useTexts('products'); t('add')`. Another namespace that the screen's handle names
 * is reached by its prefix: `t('main:retry')`. A namespace that is still on its way suspends.
 */
export function useTexts(namespace = 'main') {
  return useTranslation(namespace);
}
