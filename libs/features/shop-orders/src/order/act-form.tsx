import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Button, type ButtonProps } from '@haat/ui-kit';
import type { ShopAct } from './order-acts.ts';

interface ActFormProps {
  readonly orderId: string;
  readonly act: ShopAct;
  /** The return or complaint that it is about. */
  readonly about?: string;
  /** The words of its button. */
  readonly label: string;
  readonly variant?: ButtonProps['variant'];
  /** It may wait on the phone for a network. */
  readonly isOutbox?: boolean;
  readonly children?: ReactNode;
}

/** A form of a shop's order with its one button; it works without a script. */
export function ActForm({ orderId, act, about, label, variant = 'primary', isOutbox, children }: ActFormProps) {
  const { formData } = useNavigation();
  const isSending = formData?.get('intent') === act && (about === undefined || formData.get('about') === about);
  return (
    <Form
      method="post"
      action={pathTo('shopOrder', { orderId })}
      noValidate
      className="flex min-w-0 flex-col gap-4"
      encType={isOutbox ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
    >
      <input type="hidden" name="intent" value={act} />
      {about === undefined ? null : <input type="hidden" name="about" value={about} />}
      {children}
      <Button type="submit" variant={variant} size="large" fullWidth busy={isSending}>
        {label}
      </Button>
    </Form>
  );
}
