-- A reference cannot leave its employer: both sides carry tenant_id. Optional references are cleared when the
-- other row goes, links go with it, anything else keeps it.

alter table job_personnel
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint job_personnel_job_id_fkey foreign key (tenant_id, job_id)
    references job (tenant_id, id) on delete cascade deferrable,
  add constraint job_personnel_user_id_fkey foreign key (user_id)
    references "user" (id) on delete cascade deferrable,
  add constraint job_personnel_personnel_role_id_fkey foreign key (tenant_id, personnel_role_id)
    references job_personnel_role (tenant_id, id) on delete set null (personnel_role_id) deferrable;

alter table job_personnel_role
  add foreign key (tenant_id) references company (id) deferrable;

alter table profile_image
  add constraint profile_image_user_id_fkey foreign key (user_id)
    references "user" (id) on delete set null deferrable;

alter table "user"
  add constraint user_image_id_fkey foreign key (image_id)
    references profile_image (id) on delete set null deferrable;

alter table user_company_setting
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint user_company_setting_user_id_fkey foreign key (user_id)
    references "user" (id) deferrable,
  add constraint user_company_setting_union_id_fkey foreign key (tenant_id, union_id)
    references "union" (tenant_id, id) on delete set null (union_id) deferrable;

alter table user_permission
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint user_permission_user_id_fkey foreign key (user_id)
    references "user" (id) deferrable;

alter table user_token
  add constraint user_token_user_id_fkey foreign key (user_id)
    references "user" (id) deferrable;

alter table addon_app
  add foreign key (tenant_id) references company (id) deferrable;

alter table category
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint category_parent_id_fkey foreign key (tenant_id, parent_id)
    references category (tenant_id, id) on delete set null (parent_id) deferrable;

alter table company
  add constraint company_image_id_fkey foreign key (image_id)
    references profile_image (id) on delete set null deferrable,
  add constraint company_managing_user_id_fkey foreign key (managing_user_id)
    references "user" (id) on delete set null deferrable,
  add constraint company_onboarding_package_purchased_id_fkey foreign key (tenant_id, onboarding_package_purchased_id)
    references addon_app (tenant_id, id) on delete set null (onboarding_package_purchased_id) deferrable;

alter table company_setting
  add foreign key (tenant_id) references company (id) deferrable;

alter table expense_code
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint expense_code_expense_group_id_fkey foreign key (tenant_id, expense_group_id)
    references expense_group (tenant_id, id) on delete set null (expense_group_id) deferrable;

alter table expense_group
  add foreign key (tenant_id) references company (id) deferrable;

alter table material
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint material_category_id_fkey foreign key (tenant_id, category_id)
    references category (tenant_id, id) on delete set null (category_id) deferrable,
  add constraint material_supplier_id_fkey foreign key (tenant_id, supplier_id)
    references contact (tenant_id, id) on delete set null (supplier_id) deferrable;

alter table notification
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint notification_user_id_fkey foreign key (user_id)
    references "user" (id) deferrable;

alter table quickbooks_connection
  add foreign key (tenant_id) references company (id) deferrable;

alter table revenue_code
  add foreign key (tenant_id) references company (id) deferrable;

alter table subscription
  add foreign key (tenant_id) references company (id) deferrable;

alter table "union"
  add foreign key (tenant_id) references company (id) deferrable;

alter table message
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint message_thread_id_fkey foreign key (tenant_id, thread_id)
    references message_thread (tenant_id, id) deferrable,
  add constraint message_author_id_fkey foreign key (author_id)
    references "user" (id) on delete set null deferrable,
  add constraint message_image_id_fkey foreign key (tenant_id, image_id)
    references library_upload (tenant_id, id) on delete set null (image_id) deferrable;

alter table message_thread
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint message_thread_created_by_fkey foreign key (created_by)
    references "user" (id) on delete set null deferrable,
  add constraint message_thread_job_id_fkey foreign key (tenant_id, job_id)
    references job (tenant_id, id) on delete set null (job_id) deferrable,
  add constraint message_thread_service_id_fkey foreign key (tenant_id, service_id)
    references service (tenant_id, id) on delete set null (service_id) deferrable,
  add constraint message_thread_last_message_by_fkey foreign key (last_message_by)
    references "user" (id) on delete set null deferrable;

alter table message_thread_user
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint message_thread_user_thread_id_fkey foreign key (tenant_id, thread_id)
    references message_thread (tenant_id, id) on delete cascade deferrable,
  add constraint message_thread_user_user_id_fkey foreign key (user_id)
    references "user" (id) on delete cascade deferrable;

alter table contact
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint contact_parent_id_fkey foreign key (tenant_id, parent_id)
    references contact (tenant_id, id) on delete set null (parent_id) deferrable;

alter table job
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint job_customer_id_fkey foreign key (tenant_id, customer_id)
    references contact (tenant_id, id) on delete set null (customer_id) deferrable,
  add constraint job_manager_id_fkey foreign key (manager_id)
    references "user" (id) on delete set null deferrable;

alter table job_bid
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint job_bid_job_id_fkey foreign key (tenant_id, job_id)
    references job (tenant_id, id) deferrable;

alter table job_estimate
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint job_estimate_job_id_fkey foreign key (tenant_id, job_id)
    references job (tenant_id, id) deferrable;

alter table service
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint service_customer_id_fkey foreign key (tenant_id, customer_id)
    references contact (tenant_id, id) on delete set null (customer_id) deferrable,
  add constraint service_assigned_to_fkey foreign key (assigned_to)
    references "user" (id) on delete set null deferrable,
  add constraint service_status_id_fkey foreign key (tenant_id, status_id)
    references service_status (tenant_id, id) on delete set null (status_id) deferrable;

alter table service_contract
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint service_contract_customer_id_fkey foreign key (tenant_id, customer_id)
    references contact (tenant_id, id) on delete set null (customer_id) deferrable;

alter table service_personnel
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint service_personnel_service_id_fkey foreign key (tenant_id, service_id)
    references service (tenant_id, id) on delete cascade deferrable,
  add constraint service_personnel_user_id_fkey foreign key (user_id)
    references "user" (id) on delete cascade deferrable,
  add constraint service_personnel_personnel_role_id_fkey foreign key (tenant_id, personnel_role_id)
    references job_personnel_role (tenant_id, id) on delete set null (personnel_role_id) deferrable;

alter table service_status
  add foreign key (tenant_id) references company (id) deferrable;

alter table expense
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint expense_user_id_fkey foreign key (user_id)
    references "user" (id) on delete set null deferrable,
  add constraint expense_expense_code_id_fkey foreign key (tenant_id, expense_code_id)
    references expense_code (tenant_id, id) on delete set null (expense_code_id) deferrable,
  add constraint expense_job_id_fkey foreign key (tenant_id, job_id)
    references job (tenant_id, id) on delete set null (job_id) deferrable,
  add constraint expense_service_id_fkey foreign key (tenant_id, service_id)
    references service (tenant_id, id) on delete set null (service_id) deferrable,
  add constraint expense_receipt_image_id_fkey foreign key (tenant_id, receipt_image_id)
    references library_upload (tenant_id, id) on delete set null (receipt_image_id) deferrable;

alter table purchase_order
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint purchase_order_job_id_fkey foreign key (tenant_id, job_id)
    references job (tenant_id, id) on delete set null (job_id) deferrable,
  add constraint purchase_order_service_id_fkey foreign key (tenant_id, service_id)
    references service (tenant_id, id) on delete set null (service_id) deferrable,
  add constraint purchase_order_supplier_id_fkey foreign key (tenant_id, supplier_id)
    references contact (tenant_id, id) on delete set null (supplier_id) deferrable;

alter table service_invoice
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint service_invoice_service_id_fkey foreign key (tenant_id, service_id)
    references service (tenant_id, id) on delete set null (service_id) deferrable;

alter table time_log
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint time_log_user_id_fkey foreign key (user_id)
    references "user" (id) on delete set null deferrable,
  add constraint time_log_job_id_fkey foreign key (tenant_id, job_id)
    references job (tenant_id, id) on delete set null (job_id) deferrable,
  add constraint time_log_service_id_fkey foreign key (tenant_id, service_id)
    references service (tenant_id, id) on delete set null (service_id) deferrable;

alter table certificate
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint certificate_user_id_fkey foreign key (user_id)
    references "user" (id) deferrable,
  add constraint certificate_file_id_fkey foreign key (tenant_id, file_id)
    references library_upload (tenant_id, id) on delete set null (file_id) deferrable,
  add constraint certificate_verified_by_fkey foreign key (verified_by)
    references "user" (id) on delete set null deferrable;

alter table locate
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint locate_job_id_fkey foreign key (tenant_id, job_id)
    references job (tenant_id, id) on delete set null (job_id) deferrable,
  add constraint locate_service_id_fkey foreign key (tenant_id, service_id)
    references service (tenant_id, id) on delete set null (service_id) deferrable;

alter table safety_control
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint safety_control_task_id_fkey foreign key (tenant_id, task_id)
    references safety_job_task (tenant_id, id) on delete set null (task_id) deferrable;

alter table safety_hazard
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint safety_hazard_task_id_fkey foreign key (tenant_id, task_id)
    references safety_job_task (tenant_id, id) on delete set null (task_id) deferrable;

alter table safety_job_task
  add foreign key (tenant_id) references company (id) deferrable;

alter table company_form
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint company_form_child_template_id_fkey foreign key (tenant_id, child_template_id)
    references form_child_template (tenant_id, id) on delete set null (child_template_id) deferrable,
  add constraint company_form_form_template_id_fkey foreign key (tenant_id, form_template_id)
    references form_template (tenant_id, id) on delete set null (form_template_id) deferrable,
  add constraint company_form_service_id_fkey foreign key (tenant_id, service_id)
    references service (tenant_id, id) on delete set null (service_id) deferrable,
  add constraint company_form_job_id_fkey foreign key (tenant_id, job_id)
    references job (tenant_id, id) on delete set null (job_id) deferrable,
  add constraint company_form_equipment_id_fkey foreign key (tenant_id, equipment_id)
    references equipment (tenant_id, id) on delete set null (equipment_id) deferrable,
  add constraint company_form_worksheet_id_fkey foreign key (tenant_id, worksheet_id)
    references service (tenant_id, id) on delete set null (worksheet_id) deferrable,
  add constraint company_form_customer_asset_id_fkey foreign key (tenant_id, customer_asset_id)
    references contact (tenant_id, id) on delete set null (customer_asset_id) deferrable,
  add constraint company_form_created_by_fkey foreign key (created_by)
    references "user" (id) on delete set null deferrable;

alter table company_form_acknowledgement
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint company_form_acknowledgement_form_id_fkey foreign key (tenant_id, form_id)
    references company_form (tenant_id, id) deferrable,
  add constraint company_form_acknowledgement_user_id_fkey foreign key (user_id)
    references "user" (id) on delete set null deferrable;

alter table form_child_template
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint form_child_template_form_template_id_fkey foreign key (tenant_id, form_template_id)
    references form_template (tenant_id, id) deferrable;

alter table form_template
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint form_template_category_id_fkey foreign key (tenant_id, category_id)
    references form_template_category (tenant_id, id) deferrable;

alter table form_template_category
  add foreign key (tenant_id) references company (id) deferrable;

alter table form_template_equipment_type
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint form_template_equipment_type_form_template_id_fkey foreign key (tenant_id, form_template_id)
    references form_template (tenant_id, id) on delete cascade deferrable,
  add constraint form_template_equipment_type_equipment_type_id_fkey foreign key (tenant_id, equipment_type_id)
    references equipment_type (tenant_id, id) on delete cascade deferrable;

alter table form_template_role
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint form_template_role_form_template_id_fkey foreign key (tenant_id, form_template_id)
    references form_template (tenant_id, id) on delete cascade deferrable,
  add constraint form_template_role_personnel_role_id_fkey foreign key (tenant_id, personnel_role_id)
    references job_personnel_role (tenant_id, id) on delete cascade deferrable;

alter table equipment
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint equipment_type_id_fkey foreign key (tenant_id, type_id)
    references equipment_type (tenant_id, id) deferrable,
  add constraint equipment_image_id_fkey foreign key (tenant_id, image_id)
    references library_upload (tenant_id, id) on delete set null (image_id) deferrable,
  add constraint equipment_holder_id_fkey foreign key (holder_id)
    references "user" (id) on delete set null deferrable;

alter table equipment_category
  add foreign key (tenant_id) references company (id) deferrable;

alter table equipment_type
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint equipment_type_category_id_fkey foreign key (tenant_id, category_id)
    references equipment_category (tenant_id, id) deferrable;

alter table draw_canvas
  add foreign key (tenant_id) references company (id) deferrable;

alter table file_tag
  add foreign key (tenant_id) references company (id) deferrable;

alter table image_draw_layer
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint image_draw_layer_image_id_fkey foreign key (tenant_id, image_id)
    references library_upload (tenant_id, id) on delete set null (image_id) deferrable,
  add constraint image_draw_layer_canvas_id_fkey foreign key (tenant_id, canvas_id)
    references draw_canvas (tenant_id, id) on delete set null (canvas_id) deferrable;

alter table job_file
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint job_file_job_id_fkey foreign key (tenant_id, job_id)
    references job (tenant_id, id) deferrable,
  add constraint job_file_file_id_fkey foreign key (tenant_id, file_id)
    references library_upload (tenant_id, id) deferrable,
  add constraint job_file_created_by_fkey foreign key (created_by)
    references "user" (id) on delete set null deferrable;

alter table library_file
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint library_file_file_id_fkey foreign key (tenant_id, file_id)
    references library_upload (tenant_id, id) deferrable,
  add constraint library_file_created_by_fkey foreign key (created_by)
    references "user" (id) on delete set null deferrable;

alter table library_file_tag
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint library_file_tag_library_file_id_fkey foreign key (tenant_id, library_file_id)
    references library_file (tenant_id, id) on delete cascade deferrable,
  add constraint library_file_tag_file_tag_id_fkey foreign key (tenant_id, file_tag_id)
    references file_tag (tenant_id, id) on delete cascade deferrable;

alter table library_upload
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint library_upload_created_by_fkey foreign key (created_by)
    references "user" (id) on delete set null deferrable;

alter table service_file
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint service_file_service_id_fkey foreign key (tenant_id, service_id)
    references service (tenant_id, id) deferrable,
  add constraint service_file_file_id_fkey foreign key (tenant_id, file_id)
    references library_upload (tenant_id, id) deferrable,
  add constraint service_file_created_by_fkey foreign key (created_by)
    references "user" (id) on delete set null deferrable;

alter table upload_image
  add foreign key (tenant_id) references company (id) deferrable;

alter table engagement
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint engagement_user_id_fkey foreign key (user_id)
    references "user" (id) on delete set null deferrable;

alter table error_log
  add foreign key (tenant_id) references company (id) deferrable,
  add constraint error_log_user_id_fkey foreign key (user_id)
    references "user" (id) on delete set null deferrable;
